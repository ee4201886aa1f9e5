import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/source-files.ts';

/** What the build says of its chunks: which needs which at once, and which later. */
type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }>>;

const dist = join(projectRoot, 'web', 'dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** Chunks with all that they need at once. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

const packed = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

const texts = (part: string) => `kit/language/packs/zh-CN.${part}.ts`;
const signIn = ['index.html', texts('entry')];
const home = [...signIn, 'apollo/create-client.ts', texts('workbench'), 'app/WorkbenchRoute.tsx'];

describe('The scripts of a page, packed', () => {
  it('are at most 120 kB before somebody signs in', () => {
    const bytes = packed([...closure(signIn), 'boot.js']);
    expect(bytes, `${String(bytes)} bytes`).toBeGreaterThan(50_000);
    expect(bytes, `${String(bytes)} bytes`).toBeLessThanOrEqual(120_000);
  });

  it('are at most 300 kB for the home page before its charts', () => {
    const bytes = packed([...closure(home), 'boot.js']);
    expect(bytes, `${String(bytes)} bytes`).toBeLessThanOrEqual(300_000);
  });

  it('leave out what only some ask for: charts, dialogs, the arithmetic of colours, the playground', () => {
    const first = closure(home);
    const later = [
      'kit/charts/ChartCanvas.tsx',
      'features/appearance/AppearanceDialog.tsx',
      'kit/theme/theme-shades.ts',
      'playground.html',
    ];
    for (const name of later) expect(first, name).not.toContain(manifest[name]?.file ?? `no chunk ${name}`);
    const code = [...first].map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
    expect(code).not.toMatch(/oklch/u);
  });
});

describe('A build', () => {
  it('tells its id to the page and to those who ask, and the same one to both', () => {
    const { id } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as { id: string };
    expect(id).toMatch(/^[0-9a-f]{16}$/u);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`<meta name="portal-build" content="${id}" />`);
  });
});
