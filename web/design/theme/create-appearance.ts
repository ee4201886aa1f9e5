import { createListeners } from '../storage/listeners.ts';
import { createStoredValue } from '../storage/stored-value.ts';
import {
  DEFAULT_COLOR,
  defaultLook,
  isColor,
  isLook,
  isThemeShades,
  type Appearance,
  type Look,
  type ThemeShades,
} from './appearance.ts';
import { applyAppearance } from './apply-appearance.ts';

/**
 * The appearance chosen in this browser. Every change applies immediately, in this window and in
 * the others.
 */
export interface AppearanceControl {
  state(): Appearance;
  choose(change: Partial<Appearance>): void;
  reset(): void;
  subscribe(listener: () => void): () => void;
}

type DeriveShades = (colour: string) => ThemeShades;

const isShadesOrNone = (value: unknown): value is ThemeShades | null =>
  value === null || isThemeShades(value);

export function storedAppearance(storage: () => Storage) {
  return {
    colour: createStoredValue<string>({
      storage,
      key: 'theme',
      fallback: DEFAULT_COLOR,
      isValid: isColor,
      plain: true,
    }),
    shades: createStoredValue<ThemeShades | null>({
      storage,
      key: 'portal.theme.shades',
      fallback: null,
      isValid: isShadesOrNone,
    }),
    look: createStoredValue<Look>({
      storage,
      key: 'portal.look',
      fallback: defaultLook,
      isValid: isLook,
    }),
  };
}

export function createAppearance(browser: Window, deriveShades: DeriveShades): AppearanceControl {
  const stored = storedAppearance(() => browser.localStorage);
  const listeners = createListeners();
  let state: Appearance = { ...stored.look.read(), colour: stored.colour.read() };
  const apply = (next: Appearance) => {
    state = next;
    const { colour, ...look } = next;
    const known = stored.shades.read();
    const shades =
      colour === DEFAULT_COLOR ? null : known?.colour === colour ? known : deriveShades(colour);
    stored.colour.write(colour);
    stored.shades.write(shades);
    stored.look.write(look);
    applyAppearance(browser.document, look, colour, shades);
    listeners.notify();
  };
  return {
    state: () => state,
    choose: (change) => apply({ ...state, ...change }),
    reset: () => apply({ ...defaultLook, colour: DEFAULT_COLOR }),
    subscribe: listeners.add,
  };
}
