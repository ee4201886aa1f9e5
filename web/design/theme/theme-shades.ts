import {
  clampChroma,
  converter,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';
import {
  DEFAULT_COLOR,
  schemeNames,
  type SchemeName,
  type ShadeName,
  type ThemeShades,
} from './appearance.ts';

/**
 * Derives the shades of a theme color. Each shade keeps the distance that it has from the default
 * color in colour-tokens.css, in lightness, chroma and hue of OKLCH, so that the default color
 * gives exactly those shades. Then it is darkened (in the dark scheme lightened) until its contrast
 * is sufficient. This module is loaded with the dialog only: the result is stored for the next page
 * load.
 */
for (const mode of [modeRgb, modeLrgb, modeOklch, modeLab65]) addMode(mode);
const toOklch = converter('oklch');
const difference = differenceCiede2000();

interface Rule {
  /** The shade for the default color. */
  reference: string;
  /**
   * Required contrast ratios against backgrounds: 4.5 for text, 3 for marks. Names are shades
   * derived before it.
   */
  against: readonly (readonly [backs: readonly (ShadeName | `#${string}`)[], ratio: number])[];
  /** It is a background of text: it is adjusted in the other direction. */
  ground?: true;
}

const planes = {
  light: {
    all: ['#ebeff4', '#f5f7fa', '#ffffff', '#f8fafc', '#f1f4f8'],
    card: ['#ffffff'],
    on: ['#ffffff'],
  },
  dark: {
    all: ['#080d17', '#0c121e', '#131b2a', '#101826', '#1a2435'],
    card: ['#131b2a'],
    on: ['#0b1220'],
  },
} as const;

const rules: Readonly<Record<SchemeName, Readonly<Record<ShadeName, Rule>>>> = {
  light: {
    soft: { reference: '#e8f2fd', against: [[['#17202e', '#5b6472'], 4.5]], ground: true },
    'bar-soft': { reference: '#bcdaf8', against: [], ground: true },
    brand: { reference: '#348eed', against: [[planes.light.card, 3]] },
    s1: { reference: '#348eed', against: [[planes.light.card, 3]] },
    bar: { reference: '#348eed', against: [[planes.light.card, 3]] },
    action: { reference: '#1d72d2', against: [[planes.light.on, 4.5]] },
    'action-hover': { reference: '#1667c2', against: [[planes.light.on, 4.5]] },
    'action-press': { reference: '#0f58a8', against: [[planes.light.on, 4.5]] },
    focus: { reference: '#1d72d2', against: [[planes.light.all, 3]] },
    link: { reference: '#1667c2', against: [[[...planes.light.all, 'soft'], 4.5]] },
  },
  dark: {
    soft: { reference: '#16304f', against: [[['#e6eaf1', '#a3aebf'], 4.5]], ground: true },
    'bar-soft': { reference: '#2b4f78', against: [], ground: true },
    brand: { reference: '#348eed', against: [[planes.dark.card, 3]] },
    s1: { reference: '#62a9f2', against: [[planes.dark.card, 3]] },
    bar: { reference: '#62a9f2', against: [[planes.dark.card, 3]] },
    action: { reference: '#62a9f2', against: [[planes.dark.on, 4.5]] },
    'action-hover': { reference: '#8cc1f7', against: [[planes.dark.on, 4.5]] },
    'action-press': { reference: '#a9d1fa', against: [[planes.dark.on, 4.5]] },
    focus: { reference: '#8cc1f7', against: [[planes.dark.all, 3]] },
    link: { reference: '#7bb7f5', against: [[[...planes.dark.all, 'soft'], 4.5]] },
  },
};

/**
 * The other chart series. One that is too similar to the theme color is replaced by a spare: the
 * default color or a neutral one.
 */
const series: Readonly<Record<SchemeName, readonly string[]>> = {
  light: ['#1e3a8a', '#0f8a7d', '#c2690c', '#8b5cf6', '#7a879b', '#b83280', '#7c6a0a'],
  dark: ['#a9bbf7', '#3cbfae', '#e59a4c', '#b39bfa', '#95a3b8', '#e47bb4', '#c8b24a'],
};
const spares: Readonly<Record<SchemeName, readonly string[]>> = {
  light: ['#348eed', '#334155'],
  dark: ['#62a9f2', '#e2e8f0'],
};
const MIN_DIFFERENCE = 12;

/**
 * Theme colors darker than the default darken the shades too, at most by this lightness, so that
 * black does not become gray.
 */
const MAX_DARKENING = 0.25;
const LIGHTNESS_STEP = 0.005;

export function deriveShades(colour: string): ThemeShades {
  const [light, dark] = schemeNames.map((scheme) => deriveSchemeShades(scheme, colour));
  return { colour, light: light ?? {}, dark: dark ?? {} };
}

function deriveSchemeShades(scheme: SchemeName, colour: string): Record<string, string> {
  const derived: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules[scheme]))
    derived[name] = deriveShade(rule, scheme, colour, derived);
  const first = derived.s1 ?? colour;
  series[scheme].forEach((other, index) => {
    if (difference(first, other) >= MIN_DIFFERENCE) return;
    const others = [first, ...series[scheme].filter((one) => one !== other)];
    const distance = (spare: string) => Math.min(...others.map((one) => difference(spare, one)));
    derived[`s${String(index + 2)}`] = spares[scheme].reduce((best, spare) =>
      distance(spare) > distance(best) ? spare : best,
    );
  });
  return derived;
}

function deriveShade(
  { reference, against, ground }: Rule,
  scheme: SchemeName,
  colour: string,
  derived: Readonly<Record<string, string>>,
) {
  const [target, defaultShade, from] = [oklch(colour), oklch(DEFAULT_COLOR), oklch(reference)];
  const darker =
    scheme === 'light' && ground === undefined
      ? Math.min(Math.max(defaultShade.l - target.l, 0), MAX_DARKENING)
      : 0;
  const shade: Oklch = {
    mode: 'oklch',
    l: from.l - darker,
    c: target.c * (from.c / defaultShade.c),
    h: (target.h ?? 0) + ((from.h ?? 0) - (defaultShade.h ?? 0)),
  };
  const adjustment =
    (scheme === 'light') === (ground === undefined) ? -LIGHTNESS_STEP : LIGHTNESS_STEP;
  const hasContrast = (hex: string) =>
    against.every(([backs, ratio]) =>
      backs.every((back) => wcagContrast(hex, derived[back] ?? back) >= ratio),
    );
  let hex = hexOf(shade);
  while (!hasContrast(hex) && shade.l > 0 && shade.l < 1) {
    shade.l = Math.min(1, Math.max(0, shade.l + adjustment));
    hex = hexOf(shade);
  }
  return hex;
}

function oklch(hex: string): Oklch {
  const colour = toOklch(hex);
  if (colour === undefined) throw new Error(`${hex} is not a color.`);
  return colour;
}

const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch', 'rgb'));
