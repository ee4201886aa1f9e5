import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

type Files = Readonly<Record<string, string>>;

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  // Type-aware rules need a whole project; these cases are about the others.
  const config = readFileSync('.oxlintrc.json', 'utf8')
    .replace('./scripts/lint/plugin.mjs', resolve('scripts/lint/plugin.mjs'))
    .replace('"typeAware": true', '"typeAware": false');
  for (const [path, text] of Object.entries({ ...files, '.oxlintrc.json': config })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The problems that the linter finds with the project's configuration in a folder with these files. */
export const lint = (files: Files) =>
  new Promise<string[]>((settle) => {
    const cwd = folderOf(files);
    execFile(resolve('node_modules/.bin/oxlint'), ['-f', 'unix'], { cwd }, (_error, stdout) => {
      rmSync(cwd, { recursive: true, force: true });
      const problems = stdout.split('\n').filter((line) => line.includes('[Error/'));
      settle(problems.sort((a, b) => a.localeCompare(b)));
    });
  });
