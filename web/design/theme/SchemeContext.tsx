import { createContext, use, useSyncExternalStore } from 'react';
import type { Scheme, SchemeChoice } from './scheme.ts';

const SchemeContext = createContext<Scheme | null>(null);

export const SchemeProvider = SchemeContext.Provider;

/** The chosen scheme, whether it is dark at the moment, and a function to choose. */
export function useScheme(): {
  choice: SchemeChoice;
  isDark: boolean;
  choose: (choice: SchemeChoice) => void;
} {
  const scheme = use(SchemeContext);
  if (scheme === null) throw new Error('useScheme must be used inside SchemeProvider.');
  const choice = useSyncExternalStore(scheme.subscribe, scheme.choice);
  const isDark = useSyncExternalStore(scheme.subscribe, scheme.isDark);
  return { choice, isDark, choose: scheme.choose };
}
