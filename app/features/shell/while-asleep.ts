/** Tells that React answers. */
export const awakeEvent = 'awake'

/** What React would wake up for at once, with whatever is there: some of it would then be done twice. */
const waking =
  'mousedown mouseup pointerdown pointerup pointercancel touchstart touchend touchcancel auxclick dblclick contextmenu ' +
  'dragstart dragend drop copy cut paste keydown keypress keyup textInput compositionstart compositionend submit reset'

/**
 * What a person does to a page before it is awake, code of a module script. React takes a field for empty of news when it
 * wakes up and draws its own state over it at the next chance, and a button that only a script answers answers nothing.
 * `keepNoting` remembers what fields hold and the last button pressed, and lets React sleep; `doAgain` does it once more
 * where it is heard. What the browser does by itself, it does: letters appear, links lead on, forms are sent.
 */
export const keepNoting = `const typed = new Map();
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

/** Another value first, so that React hears of the typed one. */
export const doAgain = `for (const [field, value] of typed) {
  if (!field.isConnected) continue;
  if (field.matches("details")) field.dispatchEvent(new Event("toggle"));
  else if (isTicked(field)) {
    field.checked = !value;
    field.click();
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, value);
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await null;
}
if (pressed?.isConnected) pressed.click();`
