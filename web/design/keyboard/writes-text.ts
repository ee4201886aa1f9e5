const fields =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Whether a key that comes from here is one of a text that somebody writes. */
export function writesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(fields) !== null;
}
