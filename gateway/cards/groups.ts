import type { CardGroup, CardGroupKind } from '../generated/resolvers.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { counterOf } from './counter.ts';
import { cardRowsOf, findTemplate, maxCardsOf, MOST_CARDS } from './template-rest.ts';

/** Kind of group by dtype of the services. TODO is the name of a group of to-do items, not a note of open work. */
const KINDS: ReadonlyMap<string, CardGroupKind> = new Map<string, CardGroupKind>([
  ['todo', 'TODO'],
  ['warning', 'WARNING'],
]);

/** Shortcuts with badges, and plain numbers; any other kind of cards makes a list. */
const PINNED: ReadonlySet<unknown> = new Set(['CountCard', 'IconCard']);

/** A group of counters: its template brings the numbers along, so that the group is one call however many cards it has. */
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
    kind: KINDS.get(template.dtype) ?? 'UNKNOWN',
    // Where the group does not name the kind of its cards, its cards do.
    isPinned: PINNED.has(template.uitmpl ?? rows[0]?.uitmpl),
    name: template.typename,
    i18nCode: template.entrycode || null,
    limit: maxCardsOf(template),
    cards: ticked.slice(0, MOST_CARDS).map((row) => ({
      code: row.cardcode,
      name: row.cardname,
      i18nCode: row.entrycode || null,
      counter: counterOf(row, null),
    })),
  };
}
