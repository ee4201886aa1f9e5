import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { transformWithOxc } from 'vite';

const GUIDE = readFileSync(new URL('../../../docs/integrating.md', import.meta.url), 'utf8');
const SECTION = /^## Webhooks\n.*?(?=^## )/msu.exec(GUIDE)?.[0] ?? '';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const BODY = '{"id":"evt_1","kind":"TASK","data":{"key":"任务"}}';

const snippet = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'msu').exec(SECTION)?.[1] ?? '';

function headersAt(moment: number, ...secrets: string[]): Record<string, string> {
  const at = new Date(moment);
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(moment / 1000)),
    'webhook-signature': secrets.map((each) => new Webhook(each).sign('evt_1', at, BODY)).join(' '),
  };
}

function fileWith(name: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'webhook-snippet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Headers and body of a request. */
type Case = [headers: Record<string, string>, body: string];
type Check = (cases: readonly Case[]) => Promise<boolean[]>;

const checkInTypescript: Check = async (cases) => {
  const { code } = await transformWithOxc(snippet('ts'), 'snippet.ts');
  const module = (await import(pathToFileURL(fileWith('snippet.mjs', code)).href)) as {
    isFromPortal(secret: string, ...request: Case): boolean;
  };
  return cases.map((each) => module.isFromPortal(SECRET, ...each));
};

const CALLS = `
import json, sys
print(json.dumps([is_from_portal(*each) for each in json.loads(sys.stdin.buffer.read().decode())]))
`;

/** One process for all cases, because Python may take seconds to start. */
const checkInPython: Check = async (cases) => {
  const file = fileWith('snippet.py', snippet('python') + CALLS);
  const input = JSON.stringify(cases.map((each) => [SECRET, ...each]));
  const { stdout, stderr } = spawnSync('python3', [file], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as boolean[];
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each([
  { language: 'TypeScript', check: checkInTypescript, isRunnable: true },
  { language: 'Python', check: checkInPython, isRunnable: hasPython },
])('The check of the guide in $language', ({ check, isRunnable }) => {
  test.runIf(isRunnable)('accepts what the portal signs, and nothing else', async () => {
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const now = Date.now();
    const signed = headersAt(now, SECRET);
    const accepted: Case[] = [
      [signed, BODY],
      [headersAt(now, other, SECRET), BODY],
    ];
    const refused: Case[] = [
      [headersAt(now, other), BODY],
      [signed, BODY.replace('TASK', 'JOB')],
      [headersAt(now - 400_000, SECRET), BODY],
      [{ ...signed, 'webhook-id': 'evt_2' }, BODY],
    ];
    expect(await check([...accepted, ...refused])).toEqual([
      ...accepted.map(() => true),
      ...refused.map(() => false),
    ]);
  });
});
