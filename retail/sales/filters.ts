import { RetailError } from '../server/envelope.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { text } from './scope.ts';

export interface Numbered {
  no: number;
  id: string;
  name: string;
}

/** The channels that a card asks for: one, a list, or all. */
export function channelsOf(db: RetailDatabase, channelid: unknown): Numbered[] {
  const wanted = (Array.isArray(channelid) ? channelid : [channelid]).map(text).filter(Boolean);
  const all = db
    .prepare<Numbered>(
      'SELECT channelno AS no, channelid AS id, channelname AS name FROM channel ORDER BY channelno',
    )
    .all([]);
  return choose(all, wanted, 'channelid');
}

/** The purchase group that a card asks for, or all of them. */
export function groupsOf(db: RetailDatabase, cateid: unknown): Numbered[] {
  const all = db
    .prepare<Numbered>(
      'SELECT categoryno AS no, categoryid AS id, categoryname AS name FROM category WHERE deptlevelid = 1 ORDER BY categoryno',
    )
    .all([]);
  return choose(all, [text(cateid)].filter(Boolean), 'cateid');
}

function choose(all: Numbered[], wanted: readonly string[], parameter: string): Numbered[] {
  const unknown = wanted.find((id) => !all.some((one) => one.id === id));
  if (unknown !== undefined)
    throw new RetailError('A0400', `Bad parameter ${parameter}: no '${unknown}'`);
  return wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id));
}

/** As a JSON list for `json_each`. */
export function numbersOf(rows: readonly Numbered[]): string {
  return JSON.stringify(rows.map(({ no }) => no));
}
