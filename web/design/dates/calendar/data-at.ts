import type { SyntheticEvent } from 'react';

/**
 * What the pressed, pointed or focused part of a calendar stands for: a cell (2026-11-20, 2026-11,
 * 2026), a turn of pages (before, after), or a title (month, year).
 */
export function dataAt(
  event: SyntheticEvent | undefined,
  name: 'cell' | 'turn' | 'zoom',
): string | undefined {
  const { target } = event ?? {};
  return target instanceof Element
    ? target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]
    : undefined;
}
