import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSqliteSessionStore } from '../../../gateway/store/sqlite-session-store.ts';

export const HOUR = 3_600_000;
export const SECRET = Buffer.alloc(32, 1);

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function given({
  secret = SECRET,
  file = join(temporaryFolder(), 'data', 'gateway.sqlite'),
  now = Date.UTC(2026, 5, 15),
} = {}) {
  const time = { now };
  const open = (other = secret) => {
    const store = createSqliteSessionStore({
      file,
      secret: other,
      idleMs: 8 * HOUR,
      absoluteMs: 24 * HOUR,
      clock: () => time.now,
    });
    onTestFinished(() => store.close().catch(() => {}));
    return store;
  };
  return { file, time, open };
}

export const bytesIn = (folder: string) =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name)))).toString(
    'latin1',
  );
