import { useCallback, useSyncExternalStore } from 'react';
import { useScheme } from '../../design/theme/SchemeContext.tsx';
import type { Appearance } from './protocol.ts';

const ACTION_COLOR_PROPERTY = '--action';

/**
 * The portal's color scheme and button color for embedded modules. The color is read from the root
 * element and followed when it changes.
 */
export function useAppearance(): Appearance {
  const { isDark } = useScheme();
  const subscribe = useCallback((listener: () => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);
  const colour = useSyncExternalStore(subscribe, readColour);
  return { scheme: isDark ? 'dark' : 'light', colour };
}

function readColour(): string {
  return getComputedStyle(document.documentElement).getPropertyValue(ACTION_COLOR_PROPERTY).trim();
}
