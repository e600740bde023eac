/** What a page has noted of the visitor's hand before React took it over. */
export interface EarlyInput {
  /** Fields that were changed, latest last, each with its text or whether it is ticked. */
  typed: Map<Element, string | boolean>
  /** The last button pressed, if nothing was typed after it. */
  pressed: HTMLButtonElement | null
  /** Ends the noting: from now on React hears of what is done. */
  end(): void
}

/** Where the page keeps it: a property of the window. */
export const earlyInputKey = '__earlyInput'

/** Events for which React would hydrate a part of the page at once. Some would then be handled twice. */
const waking =
  'mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel auxclick dblclick contextmenu ' +
  'dragstart dragend drop copy cut paste keydown keypress keyup textInput compositionstart compositionend submit reset'

/**
 * An inline script for the end of the page, run before React starts. It records input before the page is hydrated: during
 * hydration React ignores the content of fields and renders its own state with the next change, and a button that needs a script
 * does nothing. This script stores the content of fields and the last button pressed, and keeps the events from React; what it
 * has stored is repeated when React has taken over (`repeat-early-input.ts`). The browser's own behaviour stays: letters
 * appear, links work, forms are sent. A form without an action has only its script: the browser would load the page again and
 * lose what was typed, so its button counts as pressed.
 */
export const noteEarlyInput = /* script */ `(() => {
const typed = new Map();
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
const noting = (event) => {
  event.stopPropagation();
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  if (type === "click") early.pressed = target.closest("button[type=button]");
  if (type === "submit" && !target.hasAttribute("action")) {
    event.preventDefault();
    early.pressed = event.submitter;
  }
  if (noted.includes(type) && target.matches("input, textarea, select, details")) note(target);
};
const noted = ["input", "change", "click", "toggle"];
const kinds = [...noted, ..."${waking}".split(" ")];
for (const type of kinds) addEventListener(type, noting, true);
const early = (window.${earlyInputKey} = {
  typed,
  pressed: null,
  end() {
    for (const type of kinds) removeEventListener(type, noting, true);
  },
});
})()`
