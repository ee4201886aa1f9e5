import { useEffect, useEffectEvent } from 'react';
import { isShortcutBlocked } from './is-shortcut-blocked.ts';
import { useKeyScope } from './KeyScope.tsx';
import { useShortcutsEnabled } from './ShortcutsContext.tsx';

/**
 * Calls `focus` when `/` is pressed outside of text fields, for example to reach the search field.
 * Users can turn shortcuts off.
 */
export function useSlashShortcut(enabled: boolean, focus: () => void): void {
  const listens = useShortcutsEnabled() && enabled;
  const isInUse = useKeyScope();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key !== '/' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isShortcutBlocked(event) ||
      !isInUse()
    )
      return;
    event.preventDefault();
    focus();
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
