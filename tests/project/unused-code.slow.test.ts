import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { unusedCode } from '../../scripts/unused-code.mjs';

/** A small project with the configuration of this one. */
const SOUND = {
  'package.json': JSON.stringify({ name: 'portal', type: 'module', dependencies: {} }),
  'gateway/main.ts': `import { greet } from './greet.ts';\ngreet();\n`,
  'gateway/greet.ts': `const GREETING = 'hello';\nexport const greet = () => process.stdout.write(GREETING);\n`,
};

const folders: string[] = [];

function projectOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'unused-code-'));
  folders.push(folder);
  cpSync('knip.jsonc', join(folder, 'knip.jsonc'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the check for unused code', () => {
  it('passes files that all use each other', async () => {
    expect((await unusedCode(projectOf(SOUND))).ok).toBe(true);
  });

  it('refuses an export that nothing imports, and says what to do', async () => {
    const exported = SOUND['gateway/greet.ts'].replace('const GREETING', 'export const GREETING');
    const { ok, output } = await unusedCode(projectOf({ ...SOUND, 'gateway/greet.ts': exported }));
    expect(ok).toBe(false);
    expect(output).toMatch(/Unused exports \(1\)\s+GREETING\s+gateway\/greet\.ts/u);
    expect(output).toContain('drop `export`');
  });

  it('refuses an exported type that nothing imports', async () => {
    const typed = `${SOUND['gateway/greet.ts']}export interface Greeting { text: string }\n`;
    const { ok, output } = await unusedCode(projectOf({ ...SOUND, 'gateway/greet.ts': typed }));
    expect(ok).toBe(false);
    expect(output).toMatch(
      /Unused exported types \(1\)\s+Greeting\s+interface\s+gateway\/greet\.ts/u,
    );
  });

  it('refuses a file and a package that nothing imports', async () => {
    const dependencies = { fastify: '5.0.0' };
    const { ok, output } = await unusedCode(
      projectOf({
        ...SOUND,
        'package.json': JSON.stringify({ name: 'portal', type: 'module', dependencies }),
        'web/lonely.ts': 'export const lonely = 1;\n',
      }),
    );
    expect(ok).toBe(false);
    expect(output).toMatch(/Unused files \(1\)\s+web\/lonely\.ts/u);
    expect(output).toMatch(/Unused dependencies \(1\)\s+fastify/u);
  });
});
