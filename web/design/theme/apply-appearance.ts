import {
  DEFAULT_COLOR,
  lookChoices,
  schemeNames,
  type Look,
  type ThemeShades,
} from './appearance.ts';

const STYLE_ID = 'theme-shades';
const selectors = { light: ':root:root', dark: "[data-scheme='dark']:root:root" } as const;

/**
 * Applies the appearance to the page: attributes for the tokens, and the derived shades as rules
 * that override them. `public/boot.js` does the same before the first paint. The color is an
 * attribute of `<html>` too, so that charts, which read the shades from the page, notice changes.
 */
export function applyAppearance(
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
  page.getElementById(STYLE_ID)?.remove();
  if (colour === DEFAULT_COLOR || shades?.colour !== colour) {
    delete root.dataset.theme;
    return;
  }
  const style = page.createElement('style');
  style.id = STYLE_ID;
  page.head.append(style);
  // Insert rules instead of text: the content security policy may forbid inline style text.
  for (const scheme of schemeNames) {
    const values = Object.entries(shades[scheme]).map(([name, shade]) => `--${name}:${shade}`);
    style.sheet?.insertRule(`${selectors[scheme]}{${values.join(';')}}`);
  }
  root.dataset.theme = colour;
}
