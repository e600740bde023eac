import AxeBuilder from '@axe-core/playwright'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { changeTheme } from './views'

const dialog = '[role=dialog], [role=alertdialog]'

/** Rules about colours, which a theme changes. */
const colours = ['color-contrast', 'link-in-text-block']

const places = ['scrollable-region-focusable']

/** The set of axe's rules: all of them, or those whose result depends on the theme or the width. */
const rules = {
  all: undefined,
  colours,
  places,
  coloursAndPlaces: [...colours, ...places],
}

/**
 * axe finds nothing on the page, or in the dialog in front of it. The same markup in another theme or at another width
 * needs only the rules about colours and positions.
 */
export async function expectNoViolations(page: Page, ask: keyof typeof rules = 'all') {
  // It reads every element: on a busy machine that is not the time of the test.
  test.info().setTimeout(test.info().timeout + 15_000)
  await expectStill(page)
  const inFront = (await page.locator(dialog).count()) > 0
  const isLoaded = (await Promise.all(page.frames().map(hasAxe))).every(Boolean)
  // It is half a megabyte: to load it twice takes as long as a small run.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: 'undefined' }) })
    // Runs in the page itself: axe's usual way opens a second page each time, which takes as long again.
    .setLegacyMode()
    // Style sheets are not loaded again: the one rule that reads them is off.
    .options({ resultTypes: ['violations'], preload: false })
  if (rules[ask]) builder.withRules(rules[ask])
  const { violations } = await (inFront ? builder.include(dialog) : builder).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** The same in both themes, of a page that is in the light one. What the theme changes are colours. */
export async function expectNoViolationsInBothThemes(page: Page, ask: keyof typeof rules = 'all') {
  await expectNoViolations(page, ask)
  await changeTheme(page, 'dark')
  await expectNoViolations(page, 'colours')
  await changeTheme(page, 'light')
}

/** Whether an earlier run has loaded it into this document. */
const hasAxe = (frame: Frame) => frame.evaluate(() => 'axe' in window)

/** Elements that fade in have other colours; only endless animations may continue. */
async function expectStill(page: Page) {
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : 'something',
      )
  await expect.poll(() => page.evaluate(moving), { message: 'what still moves' }).toEqual([])
}
