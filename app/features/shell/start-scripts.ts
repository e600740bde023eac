/** What a reader does first on a page. Moves of the pointer are not among them: browsers report some of one that rests. */
const firstSigns = 'pointerdown touchstart keydown focusin input wheel scroll'

/**
 * An inline script behind the module script of a page that is mostly read: it starts that script when the reader first does
 * something, and otherwise once the page has loaded. Who saves data gets the code only for what they do.
 */
export const startOnFirstSign = /* script */ `(() => {
const later = document.currentScript.previousElementSibling;
const signs = "${firstSigns}".split(" ");
const add = (tag, what) => document.body.append(Object.assign(document.createElement(tag), { nonce: later.nonce }, what));
const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true);
  removeEventListener("load", afterPaint);
  const files = new Set(later.textContent.match(/\\/assets\\/(?!manifest)[^"]+/g));
  for (const href of files) add("link", { rel: "modulepreload", href });
  add("script", { type: "module", textContent: later.textContent });
};
const afterPaint = () => {
  if (!PerformanceObserver.supportedEntryTypes?.includes("paint")) return start();
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    start();
  });
  observer.observe({ type: "paint", buffered: true });
};
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
if (!navigator.connection?.saveData) addEventListener("load", afterPaint);
})()`
