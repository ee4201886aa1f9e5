const TEXT_FIELDS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Whether a key press must not trigger a shortcut of the page, because it belongs to an input
 * method, a text field, or an open dialog or menu.
 */
export function isShortcutBlocked({ isComposing, target }: KeyboardEvent): boolean {
  return (
    isComposing ||
    (target instanceof Element && target.closest(`${TEXT_FIELDS}, ${OVERLAYS}`) !== null)
  );
}
