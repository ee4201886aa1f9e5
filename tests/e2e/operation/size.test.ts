import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  closureOf,
  dist,
  firstLoadBytes,
  firstLoads,
  readManifest,
} from '../../support/browser/first-load.ts';

const manifest = readManifest();

describe('The scripts of a page', () => {
  it.each([
    ['before the sign-in', 'signIn'],
    ['for the home page before its charts', 'home'],
    ['for the home page with its charts', 'homeWithCharts'],
  ] as const)('are within their limit %s', (_title, page) => {
    const { atMost } = firstLoads[page];
    const bytes = firstLoadBytes(page);
    expect(bytes, `${String(bytes)} bytes`).toBeGreaterThan(50_000);
    expect(bytes, `${String(bytes)} bytes`).toBeLessThanOrEqual(atMost);
  });

  it('do not contain optional parts: charts, dialogs, color arithmetic, traces, warnings for developers and the playground', () => {
    const first = closureOf(manifest, firstLoads.home.entries);
    const later = [
      'design/charts/ChartCanvas.tsx',
      'features/appearance/AppearanceDialog.tsx',
      'design/theme/theme-shades.ts',
      'platform/traces/traced-fetch.ts',
      'platform/traces/span-exporter.ts',
      'playground.html',
    ];
    for (const name of later)
      expect(first, name).not.toContain(manifest[name]?.file ?? `no chunk ${name}`);
    const code = [...first].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
    expect(code).not.toMatch(/oklch/u);
    // What the router would tell its developers.
    expect(code).not.toContain('No routes matched');
  });
});

describe('A build', () => {
  it('has one id, which is in the page and in the answers of the server', () => {
    const { id } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { id: string };
    expect(id).toMatch(/^[0-9a-f]{16}$/u);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(
      `<meta name="portal-build" content="${id}" />`,
    );
  });
});
