/** Dispatched on the window after React has hydrated the page, and marked on the page's timeline. */
const awakeEvent = 'awake'

export function announceHydration(): void {
  performance.mark(awakeEvent)
  // For tests that control the page, also with a fake clock.
  document.documentElement.dataset.awake = ''
  dispatchEvent(new Event(awakeEvent))
}

/** Events for which React would hydrate a part of the page at once. Some would then be handled twice. */
const waking =
  'mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel auxclick dblclick contextmenu ' +
  'dragstart dragend drop copy cut paste keydown keypress keyup textInput compositionstart compositionend submit reset'

/**
 * Records input before the page is hydrated. During hydration React ignores the content of fields and renders its own
 * state with the next change, and a button that needs a script does nothing. This script stores the content of fields
 * and the last button pressed, and keeps the events from React. The browser's own behaviour stays: letters appear,
 * links work, forms are sent. A form without an action has only its script: the browser would load the page again and
 * lose what was typed, so its button counts as pressed.
 */
const keepNoting = `const typed = new Map();
const isTicked = (field) => field.matches("[type=checkbox], [type=radio]");
const note = (field) => {
  typed.delete(field);
  typed.set(field, isTicked(field) ? field.checked : field.value);
};
for (const field of document.querySelectorAll("input, textarea, select")) {
  const untouched = isTicked(field)
    ? field.checked === field.defaultChecked
    : field.options
      ? [...field.options].every((option) => option.selected === option.defaultSelected)
      : field.value === field.defaultValue;
  if (!untouched) note(field);
}
let pressed = null;
const noting = (event) => {
  event.stopPropagation();
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === "click") pressed = target.closest("button[type=button]");
  if (type === "submit" && !target.hasAttribute("action")) {
    event.preventDefault();
    pressed = event.submitter;
  }
  if (noted.includes(type) && target.matches("input, textarea, select, details")) note(target);
};
const noted = ["input", "change", "click", "toggle"];
const kinds = [...noted, ..."${waking}".split(" ")];
for (const type of kinds) addEventListener(type, noting, true);
const awake = new Promise((done) => {
  addEventListener("${awakeEvent}", done, { once: true });
}).then(() => {
  for (const type of kinds) removeEventListener(type, noting, true);
});`

/** A part of a page whose code comes later is hydrated later; this long is waited for it, in steps of 50 ms. */
const mostSteps = 600

/**
 * Repeats the input for React. A field gets another value first, so that React notices the change. A part that was updated
 * before it was hydrated has new fields: the one of the same name takes what was typed into the old one. React marks the
 * fields of a part while it still works on that part, and events that come then are lost: so text is repeated until
 * React's tracker of the field's value has it. Fields of a later part hold up only the button of their own form.
 */
const doAgain = `const isReacts = (field) => Object.keys(field).some((key) => key.startsWith("__reactProps"));
const tell = (field, text) => {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, text);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
};
const repeat = (field, value) => {
  if (field.matches("details")) field.dispatchEvent(new Event("toggle"));
  else if (isTicked(field)) {
    field.checked = !value;
    field.click();
  } else {
    const text = field.value === field.defaultValue ? value : field.value;
    tell(field, text);
    const tracker = field._valueTracker;
    return !tracker || tracker.getValue() === text;
  }
  return true;
};
const repeatLater = async (field, value) => {
  for (let step = 0; step < ${mostSteps} && field.isConnected; step++) {
    if (isReacts(field) && repeat(field, value)) return;
    await new Promise((go) => setTimeout(go, 50));
  }
};
const replacement = (old) => {
  const name = ["name", "aria-label", "placeholder"].find((attribute) => old.hasAttribute(attribute));
  const same = (field, attribute) => field.getAttribute(attribute) === old.getAttribute(attribute);
  const alike = [...document.querySelectorAll(old.localName)].filter(
    (field) => name && same(field, name) && same(field, "type") && (!isTicked(field) || same(field, "value")),
  );
  return alike.length === 1 ? alike[0] : null;
};
const later = [];
for (const [old, value] of typed) {
  const field = old.isConnected ? old : replacement(old);
  if (!field) continue;
  if (!isReacts(field) || !repeat(field, value)) later.push([field, value]);
  await null;
}
const waits = later.map(([field, value]) => repeatLater(field, value));
if (later.some(([field]) => field.form && field.form === pressed?.form)) await Promise.all(waits);
if (pressed?.isConnected) pressed.click();`

/** An inline script for the end of the page, run before React starts. */
export const replayEarlyInput = `(async () => {
${keepNoting}
await awake;
${doAgain}
})()`
