/** Password managers read a field of the account that users never reach. */
const FOCUSABLE =
  ':is(a[href], button, input, textarea, select, [tabindex="0"]):not(:disabled, [tabindex="-1"])';
const FIELD = 'input:not([type="file"]), textarea, select, [role="combobox"]';
const CHOSEN = 'input[type="radio"]:checked';
const PRIMARY = '.btn-p:not(:disabled, [aria-disabled="true"])';

/**
 * What has the focus first in a dialog that does not choose itself: the field that it starts with,
 * otherwise its primary button, which destroys nothing. A dialog without either is read: a long text
 * gets the focus itself, so that the arrow keys scroll it, a short one leaves it to the heading. An
 * alert has its safe button, which takes the focus itself.
 */
export function firstFocus(content: HTMLElement, heading: HTMLElement | null): HTMLElement | null {
  const dialog = content.closest('[role]');
  const field = firstField(content);
  if (field !== null) return field;
  if (dialog?.getAttribute('role') === 'alertdialog') return heading;
  const primary = dialog?.querySelector<HTMLElement>(PRIMARY) ?? null;
  if (primary !== null) return primary;
  if (content.scrollHeight <= content.clientHeight) return heading;
  content.tabIndex = -1;
  return content;
}

/** The field with which the content starts; null if it starts with something else. */
function firstField(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(FOCUSABLE);
  if (first?.matches(FIELD) !== true) return null;
  return first.matches('[type="radio"]')
    ? (content.querySelector<HTMLElement>(CHOSEN) ?? first)
    : first;
}
