import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const dialog = '[role=dialog], [role=alertdialog]'

/** axe finds nothing on the page as it stands, or in the dialog that is in front of it, behind which all is hidden. */
export async function expectNoViolations(page: Page) {
  // It reads every element: on a busy machine that is not the time of the test.
  test.info().setTimeout(test.info().timeout + 15_000)
  const inFront = (await page.locator(dialog).count()) > 0
  const builder = new AxeBuilder({ page })
  const { violations } = await (inFront ? builder.include(dialog) : builder).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
