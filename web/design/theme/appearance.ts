/**
 * The appearance of the portal for one user, besides light and dark: a theme color and its derived
 * shades, density, colors for color-weak eyes, and the color of rises. It is stored in this
 * browser; `public/boot.js` applies it before the first paint.
 */
export const DEFAULT_COLOR = '#348eed';

export const schemeNames = ['light', 'dark'] as const;
export type SchemeName = (typeof schemeNames)[number];

/** The tokens derived from the theme color, in the order of derivation. */
export const shadeNames = [
  'soft',
  'bar-soft',
  'brand',
  's1',
  'bar',
  'action',
  'action-hover',
  'action-press',
  'focus',
  'link',
] as const;
export type ShadeName = (typeof shadeNames)[number];

/** Token values by name for each scheme; `colour` is the color they were derived from. */
export interface ThemeShades {
  colour: string;
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/**
 * Each choice is a `data-` attribute of `<html>`; the first value is the default, without an
 * attribute.
 */
export const lookChoices = {
  density: ['compact', 'comfortable'],
  vision: ['usual', 'weak'],
  trend: ['red-up', 'green-up'],
} as const;

export type LookName = keyof typeof lookChoices;
export type Look = { [Name in LookName]: (typeof lookChoices)[Name][number] };

export const defaultLook: Look = { density: 'compact', vision: 'usual', trend: 'red-up' };

export interface Appearance extends Look {
  colour: string;
}

export function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/u.test(value);
}

export function isLook(value: unknown): value is Look {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(lookChoices).every(([name, choices]) => {
    const chosen: unknown = Object.entries(value).find(([one]) => one === name)?.[1];
    return choices.some((choice) => choice === chosen);
  });
}

export function isThemeShades(value: unknown): value is ThemeShades {
  if (typeof value !== 'object' || value === null || !('colour' in value) || !isColor(value.colour))
    return false;
  return schemeNames.every((scheme) => {
    const shades: unknown = Object.entries(value).find(([name]) => name === scheme)?.[1];
    return (
      typeof shades === 'object' &&
      shades !== null &&
      Object.keys(shades).length > 0 &&
      Object.entries(shades).every(([name, shade]) => /^[a-z0-9-]+$/u.test(name) && isColor(shade))
    );
  });
}
