/** Classes that stand for a state, and the pseudo-class each is copied from. */
const states = { hover: /(?<!\\):hover/g, focus: /(?<!\\):focus-visible/g, pressed: /(?<!\\):active/g }

const controls = 'a, button, input, select, textarea, summary'

/**
 * Shows states that only a pointer or the keyboard would bring about: every rule for one of them is copied for a class,
 * which is put on the first control of each element with `data-forced`.
 */
export function forceStates(): void {
  const copies = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((css) => Object.values(states).some((pattern) => css.search(pattern) >= 0))
    .map((css) =>
      Object.entries(states).reduce(
        // Twice, to outweigh rules for when the state is absent, which go on applying.
        (text, [name, pattern]) => text.replace(pattern, `.forced-${name}.forced-${name}`),
        css,
      ),
    )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(copies.join('\n'))
  document.adoptedStyleSheets = [sheet]
  for (const frame of document.querySelectorAll<HTMLElement>('[data-forced]'))
    frame.querySelector(controls)?.classList.add(`forced-${frame.dataset.forced}`)
}
