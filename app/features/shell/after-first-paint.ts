/** Milliseconds after which the scripts are fetched though the browser has not told of a paint. */
const patience = 3000

/**
 * A module script that waits until the page has been painted, then preloads what it needs and imports what it imported.
 * A page in the background is not painted until somebody looks at it, so there it does not wait.
 */
export function afterFirstPaint(module: string, preloads: string[]): string {
  const late = module
    .replace(/\bimport \* as (\w+) from ("[^"]*");/g, 'const $1 = await import($2);')
    .replace(/(^|\n)import ("[^"]*");/g, '$1await import($2);')
  return `await new Promise((go) => {
  if (document.hidden || !window.PerformanceObserver) return go();
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, ${patience});
});
for (const href of ${JSON.stringify(preloads)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
}
${late}`
}
