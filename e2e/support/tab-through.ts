import { expect, type Page } from '@playwright/test'

/** The elements that the keyboard reached, in order. */
interface Reached {
  name: string
  ring: boolean
  /** A part of it is visible and not covered. */
  seen: boolean
  /** It comes before an element that was reached earlier. */
  back: boolean
}

/**
 * Presses Tab from the current focus to the end of the page; reports what was focused and what was shown without being
 * focused.
 */
async function tabThrough(page: Page, most = 300): Promise<{ reached: Reached[]; missed: string[] }> {
  const reached: Reached[] = []
  await page.evaluate(rememberFocus)
  for (let turn = 0; turn < most; turn++) {
    await page.keyboard.press('Tab')
    const next = await page.evaluate(describeFocus)
    if (next === 'end') return { reached, missed: await page.evaluate(missedOnes) }
    if (next !== 'same') reached.push(next)
  }
  throw new Error(`The focus is trapped: ${reached.slice(-5).map(({ name }) => name)}`)
}

/** The Tab key alone walks through the page that is open, in order, and always shows where it is. */
export async function expectWalkByTab(page: Page) {
  // Content that loads when it is nearly visible has loaded.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await page.waitForLoadState('networkidle')
  const { reached, missed } = await tabThrough(page)
  expect(reached[0]?.name).toBe('a Skip to the content')
  expect(missed).toEqual([])
  const names = (of: typeof reached) => of.map(({ name }) => name)
  expect(names(reached.filter(({ ring }) => !ring))).toEqual([])
  expect(names(reached.filter(({ seen }) => !seen))).toEqual([])
  expect(names(reached.filter(({ back }) => back))).toEqual([])
  expect(reached.length).toBeGreaterThan(15)
}

/** Runs in the page; after the end, the focus is at the start again. */
function describeFocus(): Reached | 'same' | 'end' {
  const focused = document.activeElement
  const before: Element[] = Reflect.get(window, 'tabbed') ?? []
  if (!focused || focused === document.body) return 'end'
  // A date is three fields in one.
  if (focused === before.at(-1)) return 'same'
  if (before.includes(focused)) return 'end'
  Reflect.set(window, 'tabbed', [...before, focused])
  // Radio buttons and check boxes are drawn by the element beside or around them.
  const drawn = [focused, focused.nextElementSibling, focused.closest('label'), focused.parentElement]
  const visible = drawn.find((element) => (element?.getBoundingClientRect().width ?? 0) > 4) ?? focused
  const { left, top, right, bottom } = visible.getBoundingClientRect()
  const seen = [0.5, 0.1, 0.9].some((part) => {
    const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
    return (
      !!hit && (visible.contains(hit) || hit.contains(visible) || !!hit.closest('label')?.contains(focused))
    )
  })
  const ring = drawn.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const words =
    focused.getAttribute('aria-label') || focused.textContent?.trim() || focused.getAttribute('name')
  const last = before.at(-1)
  return {
    name: `${focused.tagName.toLowerCase()} ${words?.slice(0, 40)}`,
    ring,
    seen,
    // A field that became parts when it was reached is nowhere any more.
    back:
      !!last?.isConnected &&
      Boolean(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING),
  }
}

/** Runs in the page: keeps what has the focus, also between two looks, as when a field becomes parts of which the first takes it over. */
function rememberFocus(): void {
  const focused: EventTarget[] = []
  Reflect.set(window, 'focused', focused)
  document.addEventListener('focusin', ({ target }) => target && focused.push(target))
}

/** Runs in the page: controls that are shown and enabled but never had the focus. A radio group is one stop. */
function missedOnes(): string[] {
  const tabbed: Element[] = [
    ...(Reflect.get(window, 'tabbed') ?? []),
    ...(Reflect.get(window, 'focused') ?? []),
  ]
  const candidates = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )
  const missed = [...candidates].filter((element) => {
    if (tabbed.includes(element) || element.tabIndex < 0) return false
    if (element.matches(':disabled, [type=hidden], [inert] *, [aria-hidden=true] *')) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
    return (
      !isRadio || !tabbed.some((other) => other instanceof HTMLInputElement && other.name === element.name)
    )
  })
  return missed.map((element) => element.outerHTML.slice(0, 120))
}
