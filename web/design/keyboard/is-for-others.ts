const writing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const over = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether a key belongs to somebody else than the page: an input method, a field that is written in, a dialog or a menu that is open. */
export function isForOthers({ isComposing, target }: KeyboardEvent): boolean {
  return (
    isComposing || (target instanceof Element && target.closest(`${writing}, ${over}`) !== null)
  );
}
