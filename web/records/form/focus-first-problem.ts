/**
 * Focuses the first field inside an element that is marked as invalid. Call it after the problems
 * have been rendered.
 */
export function focusFirstProblem(root: HTMLElement | null): void {
  const found = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (found == null) return;
  const target = found.matches('input, textarea, select')
    ? found
    : found.querySelector<HTMLElement>('input');
  target?.focus();
}
