import { RetailError } from '../server/envelope.ts';
import type { ServiceContext } from '../server/service.ts';

/** How long a request can be repeated with the same key. */
const KEPT_MS = 24 * 3_600_000;

export const REQUEST_KEY_TABLE = `
CREATE TABLE request_key (
  userid TEXT NOT NULL, requestkey TEXT NOT NULL, action TEXT NOT NULL, created INTEGER NOT NULL,
  PRIMARY KEY (userid, requestkey)) WITHOUT ROWID;
CREATE INDEX request_key_by_age ON request_key (created);
`;

export interface Request {
  /** Created by the client, the same for each attempt; without a key nothing is remembered. */
  key: unknown;
  /** The action with its subject. A key is valid for this action alone. */
  action: string;
}

/**
 * Acts once, in one transaction: a repeated request with the same key is answered by `again`, and nothing else happens. Refused requests
 * are not remembered.
 */
export function once<Answer>(
  { db, clock, caller }: ServiceContext,
  request: Request,
  act: () => Answer,
  again: () => Answer,
): Answer {
  const { key, action } = request;
  return db
    .transaction(() => {
      if (typeof key !== 'string' || key === '') return act();
      const known = db
        .prepare<{ action: string }>(
          'SELECT action FROM request_key WHERE userid = ? AND requestkey = ?',
        )
        .get([caller.userid, key]);
      if (known !== undefined && known.action !== action)
        throw new RetailError('A0400', 'Bad parameter requestkey: it was used for something else');
      if (known !== undefined) return again();
      const answer = act();
      db.prepare('DELETE FROM request_key WHERE created < ?').run([clock() - KEPT_MS]);
      db.prepare(
        'INSERT INTO request_key (userid, requestkey, action, created) VALUES (?, ?, ?, ?)',
      ).run([caller.userid, key, action, clock()]);
      return answer;
    })
    .immediate();
}
