import { useEffect } from 'react';
import { defaultColour } from './appearance.ts';
import { storedAppearance } from './create-appearance.ts';
import { paint } from './paint.ts';

/** Keeps the page to what is chosen in another window, and finds the shades of a colour that was stored without them. */
export function AppearanceWatch() {
  useEffect(function followStorage() {
    const { colour, shades, look } = storedAppearance(() => window.localStorage);
    let gone = false;
    function follow() {
      const chosen = colour.read();
      paint(document, look.read(), chosen, shades.read());
      if (chosen === defaultColour || shades.read()?.colour === chosen) return;
      import('./theme-shades.ts').then(
        ({ shadesOf }) => {
          if (gone || colour.read() !== chosen) return;
          shades.write(shadesOf(chosen));
          paint(document, look.read(), chosen, shades.read());
        },
        () => undefined, // the default's shades stay until the page can fetch its parts again
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
