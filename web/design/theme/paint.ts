import {
  defaultColour,
  lookChoices,
  schemeNames,
  type Look,
  type ThemeShades,
} from './appearance.ts';

const styleId = 'theme-shades';
const selectors = { light: ':root:root', dark: "[data-scheme='dark']:root:root" } as const;

/**
 * Puts the choices on the page: attributes that the tokens know, and the derived shades as rules over its own. `public/boot.js` does the
 * same before the first paint. The colour stands on `<html>` too, so that charts, which read the shades from the page, notice a change.
 */
export function paint(
  page: Document,
  look: Look,
  colour: string,
  shades: ThemeShades | null,
): void {
  const root = page.documentElement;
  for (const [name, [usual]] of Object.entries(lookChoices) as [keyof Look, readonly string[]][]) {
    if (look[name] === usual) root.removeAttribute(`data-${name}`);
    else root.dataset[name] = look[name];
  }
  page.getElementById(styleId)?.remove();
  if (colour === defaultColour || shades?.colour !== colour) {
    delete root.dataset.theme;
    return;
  }
  const style = page.createElement('style');
  style.id = styleId;
  page.head.append(style);
  // Rules, not text: the page's policy may forbid styles that stand in it as text.
  for (const scheme of schemeNames) {
    const values = Object.entries(shades[scheme]).map(([name, shade]) => `--${name}:${shade}`);
    style.sheet?.insertRule(`${selectors[scheme]}{${values.join(';')}}`);
  }
  root.dataset.theme = colour;
}
