/** Puts the focus on the first field below an element that is marked as wrong, after what is wrong has been drawn. */
export function focusFirstProblem(root: HTMLElement | null): void {
  const found = root?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (found == null) return;
  const target = found.matches('input, textarea, select')
    ? found
    : found.querySelector<HTMLElement>('input');
  target?.focus();
}
