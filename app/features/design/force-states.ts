/** Classes for states, and the pseudo-class of each. */
const states = { hover: /(?<!\\):hover/g, focus: /(?<!\\):focus-visible/g, pressed: /(?<!\\):active/g }

const controls = 'a, button, input, select, textarea, summary'

/**
 * Shows states that need a pointer or a keyboard: each of their rules is copied for a class, which is set on the first
 * control of each element with `data-forced`.
 */
export function forceStates(): void {
  const copies = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => cssText)
    .filter((css) => Object.values(states).some((pattern) => css.search(pattern) >= 0))
    .map((css) =>
      Object.entries(states).reduce(
        // The class is doubled, to override rules for the absence of the state.
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
