import type { Account } from '../request/account.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type {
  Message,
  MessageCount,
  MessagePage,
  MessagePreview,
  MessageType,
  UserType,
} from '../generated/resolvers.ts';
import { newestRows, MAX_PREVIEW_ROWS, timeOf } from '../values/newest-rows.ts';
import { pageOf, searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import { codeOf, countOf, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { messageOf, typeOf, serviceValueOf, type MessageRow } from './message-row.ts';

/** Suppliers have operations of their own, with the same answers. */
const UNREAD_OPERATION = { STAFF: 'unreadMessages', SUPPLIER: 'unreadVendorMessages' } as const;
const PAGE_OPERATION = { STAFF: 'messages', SUPPLIER: 'vendorMessages' } as const;
const ANNOUNCEMENT_OPERATION = { STAFF: 'announcements', SUPPLIER: 'vendorAnnouncements' } as const;
type MessagePageOperation = (typeof PAGE_OPERATION | typeof ANNOUNCEMENT_OPERATION)[UserType];
const SAVE_OPERATION = { STAFF: 'saveMessages', SUPPLIER: 'saveVendorMessages' } as const;

/** The unread announcements, by priority. */
const UNREAD_ANNOUNCEMENTS = {
  orderBy: 'priorityflag desc',
  params: { msgtype: 'announce', readflag: '0' },
  pageNo: 1,
  pageSize: 30,
} as const;

/** Maximum messages that the services mark in one call. */
const MAX_MARKED = 1000;

/** All unread messages. Previews and counts use this same call, which a request makes only once. */
export async function unreadRows(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<MessageRow[]> {
  const operation = UNREAD_OPERATION[account.userType];
  return rowsOf<MessageRow>(
    operation,
    await retail.call(operation, { userId: account.code }, limit),
  );
}

/** The number of unread messages, and the newest ones. */
export async function previewMessages(
  retail: RetailClient,
  account: Account,
  timeZone: string,
  limit?: CallOptions,
): Promise<MessagePreview> {
  const rows = await unreadRows(retail, account, limit);
  return {
    totalCount: rows.length,
    nodes: newestRows(rows, ({ createtime }) => createtime, timeZone).map(({ row, createdAt }) =>
      messageOf(row, createdAt),
    ),
  };
}

/** The number of unread messages by type. Types without messages are left out. */
export async function countUnread(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<MessageCount[]> {
  const counts = new Map<MessageType, number>();
  for (const row of await unreadRows(retail, account, limit))
    counts.set(typeOf(row), (counts.get(typeOf(row)) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** The first unread announcements in the order of the services, with the number of all. */
export async function previewAnnouncements(
  retail: RetailClient,
  account: Account,
  timeZone: string,
  limit?: CallOptions,
): Promise<MessagePreview> {
  const operation = ANNOUNCEMENT_OPERATION[account.userType];
  const page = await retail.call(operation, UNREAD_ANNOUNCEMENTS, limit);
  const rows = rowsOf<MessageRow>(operation, field(page, 'pageData'));
  return {
    totalCount: Math.max(countOf(field(page, 'total')) ?? 0, rows.length),
    nodes: rows
      .slice(0, MAX_PREVIEW_ROWS)
      .map((row) => messageOf(row, timeOf(row.createtime, timeZone))),
  };
}

export interface MessageSearch extends PageBounds {
  type?: MessageType | null | undefined;
  isRead?: boolean | null | undefined;
  search?: string | null | undefined;
}

/**
 * A page of messages, by priority and then newest first. Announcements have a separate operation.
 */
export async function listMessages(
  retail: RetailClient,
  account: Account,
  timeZone: string,
  { type, isRead, search, ...bounds }: MessageSearch,
): Promise<MessagePage> {
  const operation = (type === 'ANNOUNCEMENT' ? ANNOUNCEMENT_OPERATION : PAGE_OPERATION)[
    account.userType
  ];
  const msgtype = type == null ? undefined : serviceValueOf(type);
  if (msgtype === null) throw new GatewayError('BAD_USER_INPUT');
  const keyword = searchTextOf(search);
  const params = {
    ...(msgtype !== undefined && { msgtype }),
    ...(isRead != null && { readflag: isRead ? '1' : '0' }),
    ...(keyword !== '' && { keyword }),
  };
  const body = { orderBy: 'priorityflag desc, createtime desc', params, ...pageOf(bounds) };
  const page = await retail.call(operation, body);
  const sent = rowsOf<MessageRow>(operation, field(page, 'pageData'));
  const rows = sent.filter(({ id }) => codeOf(id) !== '');
  return {
    totalCount: totalOf(page, sent.length, body),
    nodes: rows.map((row) => messageOf(row, timeOf(row.createtime, timeZone))),
  };
}

/**
 * A message by its key. Unread messages come in one list; for the others, and for announcements, the
 * services are asked by key, and services that do not search by key answer with a page in which it
 * may be missing.
 */
export async function findMessage(
  retail: RetailClient,
  account: Account,
  timeZone: string,
  key: string,
): Promise<Message | null> {
  const isMeant = (row: MessageRow) => codeOf(row.id) === key;
  const ofKey = (operations: typeof PAGE_OPERATION | typeof ANNOUNCEMENT_OPERATION) =>
    rowsOfKey(retail, operations[account.userType], key);
  const row =
    (await unreadRows(retail, account)).find(isMeant) ??
    (await ofKey(PAGE_OPERATION)).find(isMeant) ??
    (await ofKey(ANNOUNCEMENT_OPERATION)).find(isMeant);
  return row === undefined ? null : messageOf(row, timeOf(row.createtime, timeZone));
}

async function rowsOfKey(
  retail: RetailClient,
  operation: MessagePageOperation,
  key: string,
): Promise<MessageRow[]> {
  const body = { orderBy: 'createtime desc', params: { id: key }, pageNo: 1, pageSize: 100 };
  const page = await retail.call(operation, body);
  return rowsOf<MessageRow>(operation, field(page, 'pageData'));
}

/** Messages in the one page that is read to find those that are to be marked. */
const MAX_FOUND = 500;

/**
 * The messages with these keys that can be found with one read: a single one by its key, several
 * among the newest that are read.
 */
export async function readRows(
  retail: RetailClient,
  account: Account,
  keys: readonly string[],
): Promise<MessageRow[]> {
  const [key, ...others] = keys;
  if (key === undefined) return [];
  const operation = PAGE_OPERATION[account.userType];
  if (others.length === 0) return rowsOfKey(retail, operation, key);
  const params = { readflag: '1' };
  const body = { orderBy: 'createtime desc', params, pageNo: 1, pageSize: MAX_FOUND };
  return rowsOf<MessageRow>(operation, field(await retail.call(operation, body), 'pageData'));
}

/**
 * Marks messages at the services, in batches. Marking twice has no effect. A message is sent as the
 * services sent it, because services may store what they are given in its place; of messages that
 * are not at hand only the key is known.
 */
export async function markMessages(
  retail: RetailClient,
  account: Account,
  messages: readonly { id: string; row: MessageRow | undefined }[],
  isRead: boolean,
): Promise<void> {
  const flag = isRead ? '1' : '0';
  for (let first = 0; first < messages.length; first += MAX_MARKED) {
    const marks = messages
      .slice(first, first + MAX_MARKED)
      .map(({ id, row }) => ({ ...row, id, msgstatus: flag, readflag: flag }));
    await retail.call(SAVE_OPERATION[account.userType], marks);
  }
}
