import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { isBreachedPassword } from '../../../gateway/session/breached-passwords.ts';
import { linesOf } from '../config/config-lines.ts';
import { OLD, changing, errorsOf, services } from './password-support.ts';

const hashOf = (password: string) =>
  createHash('sha1').update(password).digest('hex').toUpperCase();

/** A list as it is published: sorted, with counts of different lengths. */
function listOf(passwords: readonly string[], lineBreak = '\r\n'): string {
  const folder = mkdtempSync(join(tmpdir(), 'breached-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'list.txt');
  const lines = passwords.map((password, nth) => `${hashOf(password)}:${10 ** (nth % 8)}`);
  writeFileSync(file, lines.toSorted().join(lineBreak));
  return file;
}

test.each([0, 1, 2, 3, 50, 1001])(
  'of a list of %i passwords all are found, and no others',
  async (count) => {
    const passwords = Array.from({ length: count }, (_none, nth) => `breached-${nth}`);
    for (const lineBreak of ['\r\n', '\n']) {
      const file = listOf(passwords, lineBreak);
      const found = await Promise.all(passwords.map((each) => isBreachedPassword(each, file)));
      expect(found).toEqual(passwords.map(() => true));
      const others = Array.from({ length: 50 }, (_none, nth) => `other-${nth}`);
      const wrong = await Promise.all(others.map((each) => isBreachedPassword(each, file)));
      expect(wrong).toEqual(others.map(() => false));
    }
  },
);

test('a new password of the list is refused before the services are asked, and another is not', async () => {
  const retail = services().answers('changePassword', null);
  const breachedPasswordsFile = listOf(['Ferry-cobalt-9-umbrella', 'b', 'c']);
  const { change } = await changing({ breachedPasswordsFile });
  expect(errorsOf(await change(OLD, 'Ferry-cobalt-9-umbrella'))).toEqual([
    'input.newPassword INVALID',
  ]);
  expect(retail.paths().filter((path) => path.endsWith('changePassword'))).toEqual([]);
  expect(errorsOf(await change(OLD, 'Ferry-cobalt-8-umbrella'))).toEqual([]);
});

test('BREACHED_PASSWORDS_FILE names such a list, or the gateway does not start', () => {
  const file = listOf(['a', 'b']);
  expect(loadConfig({ BREACHED_PASSWORDS_FILE: file }).breachedPasswordsFile).toBe(file);
  writeFileSync(file, 'password1\n');
  expect(linesOf({ BREACHED_PASSWORDS_FILE: file })).toEqual([
    'BREACHED_PASSWORDS_FILE is not usable: its first line is no SHA-1 with a count',
  ]);
  expect(linesOf({ BREACHED_PASSWORDS_FILE: '/nowhere/list.txt' })).toEqual([
    expect.stringMatching(/^BREACHED_PASSWORDS_FILE is not usable: ENOENT/u),
  ]);
});
