import type { KeyboardEvent } from 'react';

const PAGE_STEP = 8;

interface ResultList {
  activeIndex: number;
  count: number;
  /** Whether the field contains text, in which Home and End move the text cursor. */
  hasText: boolean;
}

/** The index of the result to which a key moves; undefined if it is not a navigation key. */
export function moveIndex(
  event: KeyboardEvent,
  { activeIndex, count, hasText }: ResultList,
): number | undefined {
  const moves: Record<string, number> = {
    ArrowDown: (activeIndex + 1) % Math.max(1, count),
    ArrowUp: activeIndex <= 0 ? count - 1 : activeIndex - 1,
    ...((!hasText || event.ctrlKey) && { Home: 0, End: count - 1 }),
    PageDown: Math.min(count - 1, activeIndex + PAGE_STEP),
    PageUp: Math.max(0, activeIndex - PAGE_STEP),
  };
  return moves[event.key];
}
