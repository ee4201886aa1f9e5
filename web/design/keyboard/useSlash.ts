import { useEffect, useEffectEvent } from 'react';
import { isForOthers } from './is-for-others.ts';
import { useShortcutsOn } from './ShortcutsContext.tsx';

/** `/` leads to the search of a page from wherever nobody writes; a user may turn that off. */
export function useSlash(enabled: boolean, focus: () => void): void {
  const listens = useShortcutsOn() && enabled;
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isForOthers(event))
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
