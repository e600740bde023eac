/** Milliseconds after which the scripts are fetched though the browser has not told of a paint. */
const patience = 3000

/**
 * A module script that waits until the page has been painted, then preloads what it needs and imports what it imported.
 * A page in the background is not painted until somebody looks at it, so there it does not wait. An empty frame that is
 * still open holds the page's load event until then: whoever waits for it, as tests do, finds a page that is awake.
 */
export function afterFirstPaint(module: string, preloads: string[]): string {
  const late = module
    .replace(/\bimport \* as (\w+) from ("[^"]*");/g, 'const $1 = await import($2);')
    .replace(/(^|\n)import ("[^"]*");/g, '$1await import($2);')
    .replace(/\bimport\(("[^"]*")\);\s*$/, 'await import($1);')
  return `const held = document.createElement("iframe");
held.hidden = true;
document.body.append(held);
held.contentDocument.open();
try {
await new Promise((go) => {
  if (document.hidden || !window.PerformanceObserver) return go();
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, ${patience});
});
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
${late}
} finally {
held.remove();
}`
}
