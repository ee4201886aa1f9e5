import type { Account } from '../account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { Message, MessagePreview, MessageType } from '../generated/resolvers.ts';
import { globalId } from '../ids.ts';
import { moduleParametersOf } from '../module-parameters.ts';
import { newestRows } from '../newest-rows.ts';
import { codeOf, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';

type MessageRow = components['schemas']['Message'];

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
  return {
    totalCount: rows.length,
    nodes: newestRows(rows, ({ createtime }) => createtime, timeZone).map(({ row, createdAt }) => messageOf(row, createdAt)),
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
    moduleParameters: moduleParametersOf(row.moduleparams),
  };
}
