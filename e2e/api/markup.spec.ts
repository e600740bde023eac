import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { publicPages } from '../support/public-pages'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes: valid HTML, in a style of its own.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // A list is one name several times. Without a script, a list of all places is used instead of the picker.
    'form-dup-name': 'off',
    // Inks, widths and positions of drawings are data, not style.
    'no-inline-style': 'off',
  },
})

/** The server's markup, before any script has changed it. */
for (const path of publicPages) {
  test(`the markup of ${path} is valid`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    const report = await validator.validateString(await response.text())
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults).toEqual([])
  })
}
