import type { Clock } from '../server/clock.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

/**
 * Counts failed sign-ins in a row by enterprise and account, whether the account exists or not:
 * after MAX_FAILURES within WINDOW_MS the account is locked for LOCK_MS. An attempt counts as
 * failed from its start, so that parallel attempts cannot bypass the limit. The limit is far above
 * what the gateway allows one address, so that a single attacker cannot lock an account; it
 * protects against attacks from many addresses.
 */
export interface Lockout {
  /** Counts an attempt; false when the account is locked. */
  begin(entid: string, account: string): boolean;
  /** The attempt succeeded: resets the count. */
  succeed(entid: string, account: string): void;
}

const MAX_FAILURES = 20;
const WINDOW_MS = 15 * 60_000;
const LOCK_MS = 15 * 60_000;

/** Failed attempts are removed after a day, because the table would grow for ever otherwise. */
const FORGET_MS = 24 * 3600_000;

export function createLockout(db: RetailDatabase, clock: Clock): Lockout {
  // The column is called `last` and contains when the count started.
  const find = db.prepare<{ failures: number; locked_until: number | null; since: number }>(
    'SELECT failures, locked_until, last AS since FROM login_failure WHERE entid = ? AND account = ?',
  );
  const forget = db.prepare('DELETE FROM login_failure WHERE last < ?');
  const clear = db.prepare('DELETE FROM login_failure WHERE entid = ? AND account = ?');
  const save = db.prepare(`
    INSERT INTO login_failure (entid, account, failures, locked_until, last) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (entid, account) DO UPDATE SET failures = excluded.failures, locked_until = excluded.locked_until, last = excluded.last`);
  return {
    begin(entid, account) {
      const now = clock();
      forget.run([now - FORGET_MS]);
      const row = find.get([entid, account]);
      const lockedUntil = row?.locked_until ?? null;
      if (lockedUntil !== null && lockedUntil > now) return false;
      const isNew =
        row === undefined ||
        lockedUntil !== null ||
        now - row.since >= WINDOW_MS ||
        now < row.since;
      const [failures, since] = isNew ? [1, now] : [row.failures + 1, row.since];
      save.run([entid, account, failures, failures >= MAX_FAILURES ? now + LOCK_MS : null, since]);
      return true;
    },
    succeed(entid, account) {
      clear.run([entid, account]);
    },
  };
}
