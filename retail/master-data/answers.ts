import type { ServiceContext } from '../server/service.ts';
import { type Json, readJson } from '../database/sqlite.ts';

type Context = Pick<ServiceContext, 'db' | 'caller'>;

/** Stores the response to a request, for repetitions with the same key. */
export function rememberAnswer(key: unknown, answer: unknown, { db, caller }: Context): void {
  if (typeof key !== 'string' || key === '') return;
  db.prepare('INSERT OR REPLACE INTO md_request (userid, requestkey, answer) VALUES (?, ?, ?)').run(
    [caller.userid, key, JSON.stringify(answer ?? null)],
  );
}

export function rememberedAnswer(key: unknown, { db, caller }: Context): unknown {
  const answers = db
    .prepare<Json<unknown>>('SELECT answer FROM md_request WHERE userid = ? AND requestkey = ?')
    .pluck()
    .all([caller.userid, key]);
  return answers[0] === undefined ? null : readJson(answers[0]);
}
