import { useEffect } from 'react';
import { DEFAULT_COLOR } from './appearance.ts';
import { storedAppearance } from './create-appearance.ts';
import { applyAppearance } from './apply-appearance.ts';

/**
 * Applies the appearance chosen in another window, and derives the shades of a color stored without
 * them.
 */
export function AppearanceWatch() {
  useEffect(function followStorage() {
    const { colour, shades, look } = storedAppearance(() => window.localStorage);
    let gone = false;
    function follow() {
      const chosen = colour.read();
      applyAppearance(document, look.read(), chosen, shades.read());
      if (chosen === DEFAULT_COLOR || shades.read()?.colour === chosen) return;
      import('./theme-shades.ts').then(
        ({ deriveShades: shadesOf }) => {
          if (gone || colour.read() !== chosen) return;
          shades.write(shadesOf(chosen));
          applyAppearance(document, look.read(), chosen, shades.read());
        },
        () => undefined, // keep the default shades until the chunk can be loaded
      );
    }
    follow();
    window.addEventListener('storage', follow);
    return () => {
      gone = true;
      window.removeEventListener('storage', follow);
    };
  }, []);
  return null;
}
