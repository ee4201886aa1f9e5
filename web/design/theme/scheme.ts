import { createListeners } from '../storage/listeners.ts';
import type { StoredValue } from '../storage/stored-value.ts';

/**
 * Light, dark, or that of the operating system. `public/boot.js` applies it before the first paint.
 */
export const schemeChoices = ['light', 'dark', 'system'] as const;

export type SchemeChoice = (typeof schemeChoices)[number];

export function isSchemeChoice(value: unknown): value is SchemeChoice {
  return schemeChoices.some((choice) => choice === value);
}

export interface Scheme {
  choice(): SchemeChoice;
  isDark(): boolean;
  choose(choice: SchemeChoice): void;
  subscribe(listener: () => void): () => void;
}

interface SchemeOptions {
  stored: StoredValue<SchemeChoice>;
  /** Media query for the preference of the operating system. */
  prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  root: HTMLElement;
}

export function createScheme({ stored, prefersDark, root }: SchemeOptions): Scheme {
  let choice = stored.read();
  const listeners = createListeners();
  const isDark = () => choice === 'dark' || (choice === 'system' && prefersDark.matches);
  const apply = () => {
    root.dataset.scheme = isDark() ? 'dark' : 'light';
    listeners.notify();
  };
  prefersDark.addEventListener('change', apply);
  apply();
  return {
    choice: () => choice,
    isDark,
    choose(next) {
      choice = next;
      stored.write(next);
      apply();
    },
    subscribe: listeners.add,
  };
}
