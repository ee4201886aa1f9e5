const CONTROL = 'input:enabled, textarea:enabled, select:enabled, [role="combobox"]';

/**
 * Focuses the first field inside an element that is marked as invalid, or that has a message about
 * a problem: a group of checkboxes cannot be marked itself. Call it after the problems have been
 * rendered.
 */
export function focusFirstProblem(root: HTMLElement | null): void {
  const found = root?.querySelector<HTMLElement>('[aria-invalid="true"], .err');
  if (found == null) return;
  const group = found.matches('.err') ? found.closest('.field, fieldset') : found;
  const target = found.matches(CONTROL) ? found : group?.querySelector<HTMLElement>(CONTROL);
  target?.focus();
}
