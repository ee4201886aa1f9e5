import { converter, differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLOR, schemeNames, shadeNames } from '../../../../web/design/theme/appearance.ts';
import { deriveShades } from '../../../../web/design/theme/theme-shades.ts';
import { tokenRules, tokensOfPage } from '../../../support/tokens.ts';

/** Colours of all kinds: corners of the cube, presets, grays, and pseudo-random ones. */
function* colours(): Generator<string> {
  const corner = ['00', '80', 'ff'];
  for (const red of corner)
    for (const green of corner) for (const blue of corner) yield `#${red}${green}${blue}`;
  yield* [
    '#348eed',
    '#4f6bed',
    '#0f8a7d',
    '#7a5af8',
    '#b83280',
    '#475569',
    '#fffffe',
    '#010101',
    '#ffff01',
  ];
  let state = 20260615;
  for (let at = 0; at < 120; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield `#${(state >>> 8).toString(16).padStart(6, '0')}`;
  }
}

const planes = ['frame', 'ground', 'surface', 'sunken', 'raised', 'hover'];

describe('The shades of a theme colour', () => {
  it('are exactly those of colour-tokens.css for the default colour', () => {
    const shades = deriveShades(DEFAULT_COLOR);
    for (const scheme of schemeNames) {
      const tokens = tokensOfPage({ scheme });
      expect(shades[scheme]).toEqual(
        Object.fromEntries(shadeNames.map((name) => [name, tokens[name]])),
      );
    }
  });

  it.each(schemeNames)(
    'are readable as text and distinguishable as marks for any colour in the %s scheme',
    (scheme) => {
      const usual = tokensOfPage({ scheme });
      const failures: string[] = [];
      for (const colour of colours()) {
        const tokens = { ...usual, ...deriveShades(colour)[scheme] };
        const need = (front: string, back: string, ratio: number) => {
          const actual = wcagContrast(tokens[front]!, tokens[back]!);
          if (actual < ratio)
            failures.push(
              `${colour}: ${front} ${tokens[front]!} on ${back} ${tokens[back]!} is ${actual.toFixed(2)}`,
            );
        };
        for (const button of ['action', 'action-hover', 'action-press'])
          need('on-action', button, 4.5);
        for (const plane of [...planes, 'soft']) need('link', plane, 4.5);
        for (const text of ['text', 'text-2']) need(text, 'soft', 4.5);
        for (const mark of ['brand', 's1', 'bar']) need(mark, 'surface', 3);
        for (const plane of planes) need('focus', plane, 3);
      }
      expect(failures).toEqual([]);
    },
  );

  it('keep the hue of the colour', () => {
    const hue = converter('oklch');
    for (const colour of ['#b83280', '#0f8a7d', '#7a5af8']) {
      const turn = Math.abs(hue(deriveShades(colour).light.action)!.h! - hue(colour)!.h!);
      expect(Math.min(turn, 360 - turn), colour).toBeLessThan(15);
    }
  });

  it('make hover and press visible even for a dark colour', () => {
    for (const colour of colours()) {
      for (const scheme of schemeNames) {
        const {
          action,
          'action-hover': hover,
          'action-press': press,
        } = deriveShades(colour)[scheme];
        expect(new Set([action, hover, press]).size, colour).toBe(3);
      }
    }
  });

  it('keep the other series of a chart distinguishable from the first', () => {
    const difference = differenceCiede2000();
    for (const colour of ['#8b5cf6', '#b83280', '#0f8a7d', '#475569', '#1e3a8a']) {
      for (const scheme of schemeNames) {
        const tokens: Record<string, string> = {
          ...tokensOfPage({ scheme }),
          ...deriveShades(colour)[scheme],
        };
        for (const other of ['s2', 's3', 's4', 's5', 's6', 's7', 's8']) {
          expect(
            difference(tokens.s1!, tokens[other]!),
            `${colour} ${scheme} ${other}`,
          ).toBeGreaterThan(8);
        }
      }
    }
  });

  it('are refused for anything that is not a colour', () => {
    expect(() => deriveShades('blueish')).toThrow(/not a color/u);
  });
});

describe('The root font size', () => {
  const css = tokenRules();
  const [, least = '', share = '', most = ''] =
    /font-size: clamp\(([\d.]+)%, 100vw \/ (\d+), (\d+)%\)/u.exec(css) ?? [];
  const [, until = ''] = /@media \(max-width: (\d+)em\) \{\s*html/u.exec(css) ?? [];
  /** The root font size by size-tokens.css, for a window width and the browser's font size. */
  const rootSize = (width: number, own = 16) => {
    if (width > Number(until) * own) return own;
    return Math.min(
      Math.max((Number(least) / 100) * own, width / Number(share)),
      (Number(most) / 100) * own,
    );
  };

  it('is in proportion to the window up to 720 px, then the default of the browser', () => {
    expect(rootSize(720)).toBe(16);
    expect(rootSize(675)).toBe(15);
    expect(rootSize(675) / rootSize(648)).toBeCloseTo(675 / 648);
    expect([721, 1024, 1440, 3840].map((width) => rootSize(width))).toEqual([16, 16, 16, 16]);
  });

  it('does not jump at 720 px and never gets too small to read', () => {
    expect(rootSize(720) - rootSize(719)).toBeLessThan(0.05);
    expect([320, 390].map((width) => rootSize(width))).toEqual([14, 14]);
  });

  it('grows with a larger font size set by the user', () => {
    expect([320, 1080, 1440].map((width) => rootSize(width, 24))).toEqual([21, 24, 24]);
  });

  it('is written in relative units only, so that zoom works', () => {
    expect(css).not.toMatch(/html[^{]*\{[^}]*font-size:[^;]*px/u);
  });
});
