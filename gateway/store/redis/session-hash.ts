import type { Sealing } from '../../sealed/sealing.ts';
import { readRow } from '../session-rows.ts';
import type { SessionRecord } from '../session-store.ts';

/** Converts what HGETALL returns; null when there is nothing or it was sealed with another secret. */
export function sessionOf(reply: readonly string[], sealing: Sealing): SessionRecord | null {
  if (reply.length === 0) return null;
  const fields = new Map<string, string>();
  for (let index = 0; index < reply.length; index += 2)
    fields.set(reply[index] ?? '', reply[index + 1] ?? '');
  const text = (name: string): string => fields.get(name) ?? '';
  const number = (name: string): number => Number(text(name));
  const row = {
    ...{ id: text('id'), sealed: Buffer.from(text('sealed'), 'base64') },
    ...{ token_version: number('tokenVersion'), account_version: number('accountVersion') },
    ...{ account_key: text('accountKey'), unlock_failures: number('unlockFailures') },
    ...{ locked_at: text('lockedAt') === '' ? null : number('lockedAt') },
    ...{ proven_at: text('provenAt') === '' ? null : number('provenAt') },
    ...{ created_at: number('createdAt'), last_seen_at: number('lastSeenAt') },
  };
  return readRow(row, sealing);
}

/** The fields of a new session, as names and values in turn. */
export function fieldsOf(
  { id, tokenVersion, accountVersion, unlockFailures, createdAt, lastSeenAt }: SessionRecord,
  sealed: Buffer,
  keys: { cookieKey: string; accountKey: string },
): string[] {
  const fields = {
    ...{ id, tokenVersion, accountVersion, unlockFailures, createdAt, lastSeenAt, ...keys },
    ...{ lockedAt: '', sealed: sealed.toString('base64') },
  };
  return Object.entries(fields).flatMap(([name, value]) => [name, String(value)]);
}
