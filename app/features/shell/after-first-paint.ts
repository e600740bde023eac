import { awakeEvent, doAgain, keepNoting } from './while-asleep'

/** Milliseconds after which the scripts are fetched though no paint was told, and the page is let go though not awake. */
const patience = 3000
/** The frame that holds the page's load event. */
const heldId = 'asleep'

/**
 * A module script that waits until the page has been painted, then preloads what it needs and imports what it imported.
 * A page in the background is not painted until somebody looks at it, so there it does not wait. An empty frame that is
 * still open holds the page's load event until `letGo`: whoever waits for it, as tests do, finds a page that is awake. What is
 * done to it until then is done again.
 */
export function afterFirstPaint(module: string, preloads: string[]): string {
  const late = module
    .replace(/\bimport \* as (\w+) from ("[^"]*");/g, 'const $1 = await import($2);')
    .replace(/(^|\n)import ("[^"]*");/g, '$1await import($2);')
    .replace(/\bimport\(("[^"]*")\);\s*$/, 'await import($1);')
  return `${keepNoting}
const held = document.createElement("iframe");
held.id = "${heldId}";
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
setTimeout(() => held.remove(), ${patience});
} catch (error) {
held.remove();
throw error;
}
await awake;
${doAgain}`
}

/** The page is awake: its load event may come, and React hears of what is done to it. */
export function letGo(): void {
  document.getElementById(heldId)?.remove()
  dispatchEvent(new Event(awakeEvent))
}
