import type { Clock } from '../clock.ts';
import type { RetailDatabase } from '../sqlite.ts';

/**
 * Counts failed sign-ins in a row by enterprise and account, known or unknown alike: after MAX_FAILURES the account is closed for
 * LOCK_MS. An attempt counts as failed from its beginning, so that many at once are no way around.
 */
export interface Lockout {
  /** Counts an attempt; false when the account is locked. */
  begin(entid: string, account: string): boolean;
  /** The attempt was right: forgets the ones before. */
  succeed(entid: string, account: string): void;
}

export const MAX_FAILURES = 5;
export const LOCK_MS = 15 * 60_000;

/** Attempts on names that nobody repeats are forgotten after a day, or the table would grow for ever. */
const FORGET_MS = 24 * 3600_000;

export function createLockout(db: RetailDatabase, clock: Clock): Lockout {
  const find = db.prepare('SELECT failures, locked_until FROM login_failure WHERE entid = ? AND account = ?');
  const forget = db.prepare('DELETE FROM login_failure WHERE last < ?');
  const clear = db.prepare('DELETE FROM login_failure WHERE entid = ? AND account = ?');
  const save = db.prepare(`
    INSERT INTO login_failure (entid, account, failures, locked_until, last) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (entid, account) DO UPDATE SET failures = excluded.failures, locked_until = excluded.locked_until, last = excluded.last`);
  return {
    begin(entid, account) {
      const now = clock();
      forget.run([now - FORGET_MS]);
      const row = find.get([entid, account]) as { failures: number; locked_until: number | null } | undefined;
      const lockedUntil = row?.locked_until ?? null;
      if (lockedUntil !== null && lockedUntil > now) return false;
      const failures = lockedUntil === null ? (row?.failures ?? 0) + 1 : 1;
      save.run([entid, account, failures, failures >= MAX_FAILURES ? now + LOCK_MS : null, now]);
      return true;
    },
    succeed(entid, account) {
      clear.run([entid, account]);
    },
  };
}
