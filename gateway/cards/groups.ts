import type { CardGroup, CardGroupKind } from '../generated/resolvers.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { codeOf } from '../values/rows.ts';
import { counterOf } from './counter.ts';
import { cardRowsOf, findTemplate, maxCardsOf, MAX_CARDS } from './template-rest.ts';

/**
 * Kind of a group by the services' `dtype`. TODO is the name of a group of to-do items, not a note
 * of open work.
 */
const GROUP_KINDS: ReadonlyMap<string, CardGroupKind> = new Map<string, CardGroupKind>([
  ['todo', 'TODO'],
  ['warning', 'WARNING'],
]);

/**
 * Kinds of cards that are shown as shortcuts or numbers. A group of any other kind is shown as a
 * list.
 */
const PINNED_KINDS: ReadonlySet<unknown> = new Set(['CountCard', 'IconCard']);

/**
 * A group of counters. Its template already contains the numbers, so a group takes one call however
 * many cards it has. Null when the account has no such group.
 */
export async function groupOf(
  retail: RetailClient,
  { code, dtype }: { code: string; dtype: string },
  limit: CallOptions,
): Promise<CardGroup | null> {
  const template = await findTemplate(retail, code, { ...limit, ...(dtype !== '' && { dtype }) });
  if (template === null) return null;
  const rows = cardRowsOf(template);
  const ticked = rows.filter(({ checked }) => checked);
  return {
    code: template.dtmplcode,
    kind: GROUP_KINDS.get(template.dtype) ?? 'UNKNOWN',
    // If the group does not state the kind of its cards, the first card decides.
    isPinned: PINNED_KINDS.has(template.uitmpl ?? rows[0]?.uitmpl),
    name: template.typename,
    i18nCode: codeOf(template.entrycode) || null,
    limit: maxCardsOf(template),
    cards: ticked.slice(0, MAX_CARDS).map((row) => ({
      code: row.cardcode,
      name: row.cardname,
      i18nCode: codeOf(row.entrycode) || null,
      counter: counterOf(row, null),
    })),
  };
}
