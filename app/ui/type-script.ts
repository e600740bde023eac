/** Entry of browser storage: the typeface of texts has been loaded in this browser. */
const typeKey = 'vphq-type'

/**
 * Runs in <head>; asks after the first paint for what is not needed for the words: the typeface, and drawings that are files
 * (`data-href` of a <use>).
 *
 * The typeface of texts is 39 kB, more than the page itself: on a poor network it would come before the words. So a
 * first visit is painted in a face of the system with the same measures, and the type is asked for after that. Where it has been loaded before
 * it is used at once. Without a script the style sheet asks for it. A site that asks before it stores things does not note it.
 */
export const typeScript = /* script */ `(function(){
var root = document.documentElement, key = "${typeKey}", known, observer;
var draw = function () {
  document.querySelectorAll("use[data-href]").forEach(function (use) { use.setAttribute("href", use.dataset.href) });
};
var use = function () {
  root.dataset.type = "";
  draw();
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", draw);
  if (!root.hasAttribute("data-consent"))
    document.fonts.load("1em 'Archivo Variable'").then(function () { try { localStorage.setItem(key, "1") } catch (e) {} });
};
try { known = localStorage.getItem(key) } catch (e) {}
if (known || !(PerformanceObserver.supportedEntryTypes || []).includes("paint")) return use();
observer = new PerformanceObserver(function (paints) {
  if (!paints.getEntriesByName("first-contentful-paint").length) return;
  observer.disconnect();
  use();
});
observer.observe({ type: "paint", buffered: true });
})()`
