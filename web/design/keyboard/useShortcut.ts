import { useEffect, useEffectEvent } from 'react';
import { useKeyScope } from './KeyScope.tsx';
import { useShortcutsEnabled } from './ShortcutsContext.tsx';
import { isTextField } from './is-text-field.ts';

/**
 * Modifiers and a physical key (`KeyboardEvent.code`), so that the keyboard layout and input
 * methods do not matter. `mod` is Ctrl, on a Mac Command.
 */
export interface Shortcut {
  mod?: boolean;
  alt?: boolean;
  shift?: boolean;
  code: string;
}

/**
 * Calls `action` for a shortcut while the component is mounted and its tab, if any, is selected.
 * Keys of an input method that is composing are ignored, and so are shortcuts without a modifier
 * while the user types text. Users can turn all shortcuts off.
 */
export function useShortcut(shortcut: Shortcut, action: () => void, enabled = true): void {
  const listening = useShortcutsEnabled() && enabled;
  const isInUse = useKeyScope();
  const run = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !matches(event, shortcut) || !isInUse()) return;
    if (isBare(shortcut) && isTextField(event.target)) return;
    event.preventDefault();
    action();
  });
  useEffect(
    function listen() {
      if (!listening) return undefined;
      const listener = (event: KeyboardEvent) => run(event);
      window.addEventListener('keydown', listener);
      return () => window.removeEventListener('keydown', listener);
    },
    [listening],
  );
}

function isBare({ mod = false, alt = false }: Shortcut): boolean {
  return !mod && !alt;
}

function matches(
  event: KeyboardEvent,
  { mod = false, alt = false, shift = false, code }: Shortcut,
): boolean {
  return (
    event.code === code &&
    (event.ctrlKey || event.metaKey) === mod &&
    event.altKey === alt &&
    event.shiftKey === shift
  );
}
