import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Enter and the arrows go to the same field of the next line that has it, as in a spreadsheet; Tab goes to the next field by itself. What a
 * control needs for itself (a list that is open, a date) it keeps.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  const step = steps[key];
  if (step === undefined || nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const name = target.dataset.cell;
  if (name === undefined) return;
  const fields = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-cell="${CSS.escape(name)}"]`)];
  event.preventDefault();
  const next = fields[fields.indexOf(target) + step];
  next?.focus();
  next?.select();
}
