import type { Account } from '../account.ts';
import type { components } from '../../schema/generated/retail.ts';
import { momentOf, rfc3339 } from '../calendar.ts';
import type { Message, MessagePreview, MessageType } from '../generated/resolvers.ts';
import { globalId } from '../ids.ts';
import { codeOf, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';

type MessageRow = components['schemas']['Message'];

/** How many a preview shows; the count tells the rest. */
const PREVIEW = 20;

/** By the services' word. A message about something to do is TODO in the schema, as `todo` is theirs: a name, no note of open work. */
const TYPES: ReadonlyMap<string, MessageType> = new Map<string, MessageType>([
  ['announce', 'ANNOUNCEMENT'],
  ['todo', 'TODO'],
  ['alert', 'ALERT'],
  ['sysinfo', 'SYSTEM'],
  ['notify', 'NOTICE'],
]);

/** Suppliers have a call of their own; the answers are the same. */
const UNREAD = { STAFF: 'unreadMessages', SUPPLIER: 'unreadVendorMessages' } as const;

export async function previewMessages(
  retail: RetailCaller,
  account: Account,
  timeZone: string,
  limit: CallOptions,
): Promise<MessagePreview> {
  const operation = UNREAD[account.userType];
  const rows = rowsOf<MessageRow>(operation, await retail.call(operation, { userId: account.code }, limit));
  const newest = rows
    .map((row) => ({ row, moment: momentOf(codeOf(row.createtime), timeZone) }))
    .toSorted((one, other) => (other.moment ?? -Infinity) - (one.moment ?? -Infinity) || 0)
    .slice(0, PREVIEW);
  return {
    totalCount: rows.length,
    nodes: newest.map(({ row, moment }) => messageOf(row, moment === null ? null : rfc3339(moment, timeZone))),
  };
}

/** The content stays as it came: it is HTML from outside, and whoever shows it sanitises it. */
function messageOf(row: MessageRow, createdAt: string | null): Message {
  return {
    id: globalId('Message', codeOf(row.id)),
    type: TYPES.get(row.msgtype) ?? 'UNKNOWN',
    title: codeOf(row.msgtitle),
    content: codeOf(row.msgcontent),
    isPriority: codeOf(row.priorityflag) === '1',
    createdAt,
    moduleCode: row.modulecode || null,
  };
}
