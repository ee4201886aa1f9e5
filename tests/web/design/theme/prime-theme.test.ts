import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaceColorsWithTokens } from '../../../../web/design/theme/prime-theme-plugin.ts';

describe('The PrimeReact theme', () => {
  it('maps the colours of the portal by their use', () => {
    const css = replaceColorsWithTokens(
      '@font-face{src:url(x)}.a{color: #ffffff;background: #ffffff;border: 1px solid #d1d5db;box-shadow: 0 0 0 1px rgba(59, 130, 246, 0.24)}',
    );
    expect(css).toBe(
      '.a{color: var(--on-action);background: var(--raised);border: 1px solid var(--line-input);box-shadow: 0 0 0 1px rgb(from var(--action) r g b / 0.24)}',
    );
  });

  it('has no blue and no scheme of its own, so that it follows the theme colour and the dark scheme completely', () => {
    const css = replaceColorsWithTokens(
      readFileSync('node_modules/primereact/resources/themes/lara-light-blue/theme.css', 'utf8'),
    );
    expect(css).not.toContain('color-scheme');
    const rules = css.replace(/:root\s*\{[^}]*\}/gu, ''); // variables that no rule of the theme uses
    expect(
      rules.match(
        /#(?:3b82f6|2563eb|1d4ed8|bfdbfe|eff6ff|60a5fa|93c5fd)\b|rgba\(59, 130, 246/giu,
      ) ?? [],
    ).toEqual([]);
  });
});
