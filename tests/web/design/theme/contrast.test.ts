import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
  type Color,
} from 'culori';
import { describe, expect, it } from 'vitest';
import { deriveShades } from '../../../../web/design/theme/theme-shades.ts';
import { tokensOfPage } from '../../../support/tokens.ts';

const schemes = ['light', 'dark'] as const;
const planes = ['frame', 'ground', 'surface', 'sunken', 'raised', 'hover'];
const numbered = (name: string, many: number) =>
  Array.from({ length: many }, (_, at) => `${name}${String(at + 1)}`);
const series = numbered('s', 8);
const rings = numbered('ring-', 5);

/** All combinations of the appearance dialog, with the resulting values of the colour tokens. */
const looks = schemes.flatMap((scheme) => {
  const page = (title: string, look: object, colour?: string): [string, Record<string, string>] => {
    const tokens = tokensOfPage({ scheme, ...look });
    return [
      `${scheme}, ${title}`,
      colour === undefined ? tokens : { ...tokens, ...deriveShades(colour)[scheme] },
    ];
  };
  return [
    page('as it comes', {}),
    page('comfortable', { density: 'comfortable' }),
    page('green up', { trend: 'green-up' }),
    page('for colour-weak eyes', { vision: 'weak' }),
    page('for colour-weak eyes, a rise in the other colour', { vision: 'weak', trend: 'green-up' }),
    page('in rose', {}, '#b83280'),
    page('in graphite', {}, '#475569'),
    page('in yellow', {}, '#ffee00'),
    page('in white', {}, '#ffffff'),
    page('in black', {}, '#000000'),
  ];
});

describe.each(looks)('The colours of the page: %s', (_title, tokens) => {
  const ratio = (front: string, back: string) =>
    wcagContrast(tokens[front] ?? '', tokens[back] ?? '');

  it.each(['text', 'text-2', 'link'])('%s is readable on every surface', (text) => {
    for (const plane of planes)
      expect(ratio(text, plane), `${text} on ${plane}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-action', 'action'],
    ['on-action', 'action-hover'],
    ['on-action', 'action-press'],
    ['on-danger', 'danger'],
    ['link', 'soft'],
    ['text', 'soft'],
    ['text-2', 'soft'],
    ['text-3', 'surface'],
    ['danger', 'surface'],
    ['danger', 'danger-soft'],
    ['warn', 'warn-soft'],
    ['ok', 'ok-soft'],
    ['up', 'surface'],
    ['down', 'surface'],
    ['text-2', 'frame-hover'],
    ['tag-todo', 'tag-todo-bg'],
    ['tag-alert', 'tag-alert-bg'],
    ['tag-sys', 'tag-sys-bg'],
    ['tag-notify', 'tag-notify-bg'],
    ['tag-announce', 'tag-announce-bg'],
    ['tag-flat', 'tag-flat-bg'],
  ])('%s is readable on %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['line-input', 'surface'],
    ['focus', 'surface'],
    ['focus', 'ground'],
    ['focus', 'frame'],
    ['brand', 'surface'],
    ['bar', 'surface'],
    ['plan', 'surface'],
    ...[...series, ...rings].map((mark): [string, string] => [mark, 'surface']),
  ])('the outline or mark %s is distinguishable from %s', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3);
  });
});

describe.each(schemes)('The colours for colour-weak eyes in the %s scheme', (scheme) => {
  const tokens = tokensOfPage({ scheme, vision: 'weak' });
  const difference = differenceCiede2000();
  const eyes = {
    'usual eyes': (colour: Color) => colour,
    protanopia: filterDeficiencyProt(1),
    deuteranopia: filterDeficiencyDeuter(1),
    tritanopia: filterDeficiencyTrit(1),
  };
  const nearest = (names: readonly string[], see: (colour: Color) => Color) => {
    const seen = names.map((name) => formatHex(see(parse(tokens[name]!)!)));
    return Math.min(
      ...seen.flatMap((one, at) => seen.slice(at + 1).map((other) => difference(one, other))),
    );
  };

  it.each(Object.entries(eyes))(
    'distinguish rise and fall, the bands of rings and the series of charts with %s',
    (_eyes, see) => {
      expect(nearest(['up', 'down'], see)).toBeGreaterThan(40);
      expect(nearest(rings, see)).toBeGreaterThan(12);
      expect(nearest(series, see)).toBeGreaterThan(12);
    },
  );

  it('the colours of rise and fall swap when the user chooses the opposite convention', () => {
    const swapped = tokensOfPage({ scheme, vision: 'weak', trend: 'green-up' });
    expect([swapped.up, swapped.down]).toEqual([tokens.down, tokens.up]);
  });
});
