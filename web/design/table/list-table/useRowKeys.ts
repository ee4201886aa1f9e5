import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useKeyScope } from '../../keyboard/KeyScope.tsx';
import { useShortcutsEnabled } from '../../keyboard/ShortcutsContext.tsx';
import { isShortcutBlocked } from '../../keyboard/is-shortcut-blocked.ts';

/**
 * Keys and how many rows they move. Arrow keys work only inside the list; letter keys work wherever
 * the user does not type text, and can be turned off.
 */
const arrows: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};
const letters: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Handles the keys of a list. `onTick` gets the index of the row to tick. */
export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  enabled: boolean,
  onTick: (index: number) => void,
): void {
  const lettersOn = useShortcutsEnabled();
  const isInUse = useKeyScope();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const list = container.current;
    if (list === null || event.ctrlKey || event.metaKey || event.altKey || isShortcutBlocked(event))
      return;
    if (!isInUse()) return;
    const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
    const index = rows.findIndex((row) => row.contains(document.activeElement));
    const inList = list.contains(document.activeElement);
    const step =
      (inList ? arrows[event.key] : undefined) ?? (lettersOn ? letters[event.key] : undefined);
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      const target = index < 0 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1);
      const row = rows[target];
      (
        row?.querySelector<HTMLElement>('[data-row-opener]') ??
        row?.querySelector<HTMLElement>('input, button')
      )?.focus();
    } else if (event.key === 'x' && lettersOn && index >= 0) {
      event.preventDefault();
      onTick(index);
    }
  });
  useEffect(
    function listen() {
      if (!enabled) return undefined;
      const listener = (event: KeyboardEvent) => handle(event);
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    },
    [enabled],
  );
}
