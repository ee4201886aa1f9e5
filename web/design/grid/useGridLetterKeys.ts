import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcutBlocked } from '../keyboard/is-shortcut-blocked.ts';
import { useKeyScope } from '../keyboard/KeyScope.tsx';
import { useShortcutsEnabled } from '../keyboard/ShortcutsContext.tsx';

interface GridLetters {
  box: RefObject<HTMLElement | null>;
  enabled: boolean;
  /** Moves by `step` rows from the focused row; if the focus is outside, into the grid. */
  onMove: (step: number, inGrid: boolean) => void;
  onTick: () => void;
}

const letters: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The J, K and X keys of a list: they work wherever the user does not type text, and can be turned
 * off.
 */
export function useGridLetterKeys({ box, enabled, onMove, onTick }: GridLetters): void {
  const listens = useShortcutsEnabled() && enabled;
  const isInUse = useKeyScope();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isShortcutBlocked(event)) return;
    if (!isInUse()) return;
    const inGrid =
      document.activeElement?.closest('[data-row-index]') != null &&
      box.current?.contains(document.activeElement) === true;
    const step = letters[event.key];
    if (step !== undefined) onMove(step, inGrid);
    else if (event.key === 'x' && inGrid) onTick();
    else return;
    event.preventDefault();
  });
  useEffect(
    function listen() {
      if (!listens) return undefined;
      const listener = (event: KeyboardEvent) => handle(event);
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    },
    [listens],
  );
}
