import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { housePalette } from '../app/domain/posters/house-palette'
import { mailText } from '../app/messages/en/mails'
import { plainText } from '../app/messages/en/plain-mail'
import { mailHtml } from '../app/services/mail/mail-html.server'
import { mailSamples } from './mail-samples'

const site = 'https://planner.example'
const company = {
  name: 'Ada & Co',
  address: 'Main Street 1, 10115 Berlin',
  country: 'Germany',
  register: 'HRB 1 Berlin',
  tax: 'VAT ID DE123456789',
}
/** Programs that show mail know styles of elements alone, and old ones only some elements. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    // Outlook reads conditional comments, and tables as layout.
    'no-conditional-comment': 'off',
    'presentation-role-style': 'off',
    'attr-case': 'off',
    // React writes attributes and void elements its own way, which is valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    deprecated: 'off',
    'no-deprecated-attr': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
  },
})

describe.each(Object.values(mailSamples))('the mail $kind', (mail) => {
  it('is valid, light and in the colours of a poster', async () => {
    const words = mailText(mail, site)
    const html = await mailHtml(words, { site, company, palette: housePalette })
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ).toEqual([])
    expect(html.length).toBeLessThan(20_000)
    expect(html).toContain('prefers-color-scheme:dark')
    // Readable with pictures off, and nobody sees when it is opened.
    expect(html).not.toMatch(/<(img|script|link)\b|url\(/)
    expect(html).not.toMatch(/<!--(?!\[if)/)
    expect(words.subject.length).toBeLessThan(70)
  })

  it('says as text what it says as HTML, with its links in plain sight', async () => {
    const words = mailText(mail, site)
    const text = plainText(words, site, company)
    const html = await mailHtml(words, { site, company, palette: housePalette })
    const seen = new Set(
      [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&') ?? ''),
    )
    expect(seen.size).toBeGreaterThan(0)
    for (const href of seen) {
      expect(href.startsWith(site)).toBe(true)
      expect(text).toContain(href)
    }
    // Whoever gets a mail sees who sends it.
    for (const line of ['Main Street 1, 10115 Berlin, Germany', 'HRB 1 Berlin', 'VAT ID DE123456789'])
      for (const part of [html, text]) expect(part).toContain(line)
    expect(text).not.toMatch(/undefined|\[object|<\w/)
  })
})
