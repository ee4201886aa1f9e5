import type { Account } from '../account.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { Message, MessagePreview, MessageType } from '../generated/resolvers.ts';
import { globalId } from '../ids.ts';
import { moduleParametersOf } from '../module-parameters.ts';
import { newestRows, PREVIEW, timeOf } from '../newest-rows.ts';
import { codeOf, countOf, field, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';

type MessageRow = components['schemas']['Message'];

export const MESSAGE_ID = 'Message';

/** By the services' word. A message about something to do is TODO in the schema, as `todo` is theirs: a name, no note of open work. */
const TYPES: ReadonlyMap<string, MessageType> = new Map<string, MessageType>([
  ['announce', 'ANNOUNCEMENT'],
  ['todo', 'TODO'],
  ['alert', 'ALERT'],
  ['sysinfo', 'SYSTEM'],
  ['notify', 'NOTICE'],
]);

/** Suppliers have calls of their own; the answers are the same. */
const UNREAD = { STAFF: 'unreadMessages', SUPPLIER: 'unreadVendorMessages' } as const;
const ANNOUNCED = { STAFF: 'announcements', SUPPLIER: 'vendorAnnouncements' } as const;
const SAVED = { STAFF: 'saveMessages', SUPPLIER: 'saveVendorMessages' } as const;

/** The unread announcements, what matters more first. */
const UNREAD_ANNOUNCEMENTS = {
  orderBy: 'priorityflag desc',
  params: { msgtype: 'announce', readflag: '0' },
  pageNo: 1,
  pageSize: 30,
} as const;

export async function previewMessages(
  retail: RetailCaller,
  account: Account,
  timeZone: string,
  limit?: CallOptions,
): Promise<MessagePreview> {
  const operation = UNREAD[account.userType];
  const rows = rowsOf<MessageRow>(operation, await retail.call(operation, { userId: account.code }, limit));
  return {
    totalCount: rows.length,
    nodes: newestRows(rows, ({ createtime }) => createtime, timeZone).map(({ row, createdAt }) => messageOf(row, createdAt)),
  };
}

/** In the order of the services; they count all of them, the page has the first. */
export async function previewAnnouncements(
  retail: RetailCaller,
  account: Account,
  timeZone: string,
  limit?: CallOptions,
): Promise<MessagePreview> {
  const operation = ANNOUNCED[account.userType];
  const page = await retail.call(operation, UNREAD_ANNOUNCEMENTS, limit);
  const rows = rowsOf<MessageRow>(operation, field(page, 'pageData'));
  return {
    totalCount: Math.max(countOf(field(page, 'total')) ?? 0, rows.length),
    nodes: rows.slice(0, PREVIEW).map((row) => messageOf(row, timeOf(row.createtime, timeZone))),
  };
}

/** By the keys of the services. What is read already stays so. */
export function markRead(retail: RetailCaller, account: Account, keys: readonly string[]): Promise<unknown> {
  return retail.call(
    SAVED[account.userType],
    keys.map((id) => ({ id, msgstatus: '1', readflag: '1' })),
  );
}

/** The content stays as it came: it is HTML from outside, and whoever shows it sanitises it. */
function messageOf(row: MessageRow, createdAt: string | null): Message {
  return {
    id: globalId(MESSAGE_ID, codeOf(row.id)),
    type: TYPES.get(row.msgtype) ?? 'UNKNOWN',
    title: codeOf(row.msgtitle),
    content: codeOf(row.msgcontent),
    isPriority: codeOf(row.priorityflag) === '1',
    isRead: codeOf(row.msgstatus) === '1',
    createdAt,
    moduleCode: row.modulecode || null,
    moduleParameters: moduleParametersOf(row.moduleparams),
  };
}
