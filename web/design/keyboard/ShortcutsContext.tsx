import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { createStoredValue } from '../storage/stored-value.ts';

/**
 * Whether keyboard shortcuts are enabled. Users who dictate, or who need the keys for something
 * else, can turn them off; the browser stores the choice.
 */
interface ShortcutsPreference {
  isEnabled: boolean;
  setEnabled: (on: boolean) => void;
}

const alwaysOn: ShortcutsPreference = { isEnabled: true, setEnabled: () => undefined };

const ShortcutsContext = createContext(alwaysOn);

export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [stored] = useState(() =>
    createStoredValue<boolean>({
      storage: () => window.localStorage,
      key: 'portal.shortcuts',
      fallback: true,
      isValid: (value) => typeof value === 'boolean',
    }),
  );
  const [isEnabled, setIsEnabled] = useState(() => stored.read());
  const preference = useMemo(
    () => ({
      isEnabled,
      setEnabled(next: boolean) {
        stored.write(next);
        setIsEnabled(next);
      },
    }),
    [isEnabled, stored],
  );
  return <ShortcutsContext value={preference}>{children}</ShortcutsContext>;
}

export function useShortcutsPreference(): ShortcutsPreference {
  return use(ShortcutsContext);
}

export function useShortcutsEnabled(): boolean {
  return use(ShortcutsContext).isEnabled;
}
