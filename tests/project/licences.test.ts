import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_ONLY, PINNED, isPermissive, judgePackage } from '../support/licence-policy.ts';
import type { InstalledPackage } from '../support/licence-policy.ts';

interface LockEntry {
  version: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}
interface Manifest {
  name?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

const root = join(import.meta.dirname, '..', '..');
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

function licenceOf(manifest: Manifest): string {
  if (typeof manifest.license === 'string') return manifest.license;
  if (manifest.license?.type) return manifest.license.type;
  return (manifest.licenses ?? []).map((one) => one.type).join(' OR ');
}

/** All packages of the lock file, with the licence of the installed package if it is there. */
function installed(): InstalledPackage[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, LockEntry> };
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link) return [];
    const manifest = existsSync(join(root, path, 'package.json'))
      ? (readJson(`${path}/package.json`) as Manifest)
      : {};
    const name =
      manifest.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [
      {
        name,
        version: entry.version,
        licence: licenceOf(manifest) || (entry.license ?? ''),
        development: entry.dev === true,
      },
    ];
  });
}

const good = { name: 'some-package', version: '1.0.0', licence: 'MIT', development: false };

describe('the licence check', () => {
  it.each([
    'MIT',
    'ISC',
    'Apache-2.0',
    '(MIT OR GPL-3.0-only)',
    '(MIT AND BSD-3-Clause)',
    'GPL-2.0-only OR (MIT AND ISC)',
  ])('accepts %s', (licence) => {
    expect(judgePackage({ ...good, licence })).toBeUndefined();
  });

  it.each([
    ['commercial', 'SEE LICENSE IN LICENSE.md'],
    ['commercial', 'UNLICENSED'],
    ['commercial', 'Commercial'],
    ['copyleft', 'GPL-3.0-or-later'],
    ['copyleft', 'AGPL-3.0'],
    ['copyleft', 'LGPL-2.1'],
    ['copyleft', '(MIT AND GPL-2.0)'],
    ['source-available', 'Elastic-2.0'],
    ['source-available', 'BUSL-1.1'],
    ['source-available', 'SSPL-1.0'],
    ['missing', ''],
    ['garbled', 'MIT OR'],
    ['garbled', '(MIT'],
  ])('refuses a %s licence: "%s"', (_kind, licence) => {
    expect(judgePackage({ ...good, licence })).toContain('is not permitted');
  });

  it('allows a weak copyleft tool only as a development dependency', () => {
    const axe = { name: 'axe-core', version: '4.14.1', licence: 'MPL-2.0', development: true };
    expect(judgePackage(axe)).toBeUndefined();
    expect(judgePackage({ ...axe, development: false })).toContain(
      'not permitted in what the portal serves',
    );
    expect(judgePackage({ ...axe, name: 'another-tool' })).toContain('is not permitted');
  });

  it.each(Object.keys(PINNED))('keeps %s at its last MIT release', (name) => {
    expect(judgePackage({ ...good, name, version: '99.0.0' })).toContain(
      'later releases are commercial',
    );
  });
});

describe('the installed packages', () => {
  const packages = installed();

  it('all have a permitted licence', () => {
    expect(packages.map(judgePackage).filter((refusal) => refusal !== undefined)).toEqual([]);
  });

  it('need each listed exception', () => {
    const needed = packages.filter((one) => !isPermissive(one.licence)).map((one) => one.name);
    expect(
      DEVELOPMENT_ONLY.filter((entry) => !needed.some((name) => entry.name.test(name))),
    ).toEqual([]);
  });

  it('include the pinned packages in exactly the pinned versions', () => {
    const found = packages
      .filter((one) => one.name in PINNED)
      .map((one) => [one.name, one.version]);
    expect(Object.fromEntries(found)).toEqual(PINNED);
    const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
    expect(dependencies).toMatchObject(PINNED);
  });
});
