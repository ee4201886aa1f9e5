import type { Plugin } from 'vite';

/**
 * PrimeReact's Lara theme has literal colors. This plugin replaces them by the portal's tokens at
 * build time, depending on the property, so that one style sheet serves both schemes without
 * flashing. It also removes the Inter font and the theme's `color-scheme`, which would make native
 * controls light in the dark scheme.
 */
const asText: Readonly<Record<string, string>> = {
  '#ffffff': '--on-action',
  '#4b5563': '--text',
  '#374151': '--text',
  '#1f2937': '--text',
  '#6b7280': '--text-2',
  '#9ca3af': '--text-3',
  '#3b82f6': '--link',
  '#2563eb': '--link',
  '#1d4ed8': '--link',
  '#e24c4c': '--danger',
};
const asBackground: Readonly<Record<string, string>> = {
  '#ffffff': '--raised',
  '#f9fafb': '--sunken',
  '#f8f9fa': '--sunken',
  '#f3f4f6': '--hover',
  '#e5e7eb': '--hover',
  '#d1d5db': '--line-strong',
  '#6b7280': '--text-2',
  '#4b5563': '--text-2',
  '#eff6ff': '--soft',
  '#3b82f6': '--action',
  '#2563eb': '--action-hover',
  '#1d4ed8': '--action-press',
  '#bfdbfe': '--action',
};
const asLine: Readonly<Record<string, string>> = {
  '#ffffff': '--raised',
  '#f3f4f6': '--line',
  '#e5e7eb': '--line',
  '#d1d5db': '--line-input',
  '#9ca3af': '--line-input',
  '#6b7280': '--line-input',
  '#3b82f6': '--action',
  '#2563eb': '--action-hover',
  '#1d4ed8': '--action-press',
  '#bfdbfe': '--focus',
  '#eff6ff': '--soft',
  '#e24c4c': '--danger',
};

const theme = /primereact[\\/]resources[\\/]themes[\\/]lara-light-blue[\\/]theme\.css/u;

export function replaceColorsWithTokens(css: string): string {
  return css
    .replace(/@font-face\s*\{[^}]*\}/gu, '')
    .replace(/--font-family:[^;]*;/u, '--font-family: inherit;')
    .replace(/\bcolor-scheme:[^;]*;/u, '')
    .replace(
      /([\w-]+)(\s*:\s*)([^;{}]*)(?=[;}])/gu,
      (_all, property: string, colon: string, value: string) => {
        const table = /^(?:color|fill)$/u.test(property)
          ? asText
          : property.startsWith('background')
            ? asBackground
            : asLine;
        const coloured = value
          .replace(/#[0-9a-f]{6}\b/giu, (literal) =>
            table[literal.toLowerCase()] ? `var(${String(table[literal.toLowerCase()])})` : literal,
          )
          .replace(
            /rgba\(59, 130, 246, ([\d.]+)\)/gu,
            (_rgba, alpha: string) => `rgb(from var(--action) r g b / ${alpha})`,
          );
        return `${property}${colon}${coloured}`;
      },
    );
}

export function primeTheme(): Plugin {
  return {
    name: 'portal:prime-theme',
    enforce: 'pre',
    transform(code, id) {
      return theme.test(id) ? { code: replaceColorsWithTokens(code), map: null } : null;
    },
  };
}
