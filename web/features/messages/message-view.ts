import type { MessageType } from '../../generated/schema.ts';
import type { TabView } from '../../platform/workbench/TabContext.tsx';

/**
 * The state of the message centre as stored in the address of its tab: `type`, `show` (read or
 * unread), `search`, `page` and `open` (the open message). The address may have been edited by
 * hand, so each invalid value is ignored.
 */
export interface MessageView {
  type: TypeName;
  show: Show;
  search: string;
  page: number;
  open: string | null;
}

export const readFilters = ['all', 'unread', 'read'] as const;
type Show = (typeof readFilters)[number];

type TypeName = 'all' | 'announcement' | 'todo' | 'alert' | 'system' | 'notice';

interface TypeKind {
  name: TypeName;
  /** Null for all types. */
  type: MessageType | null;
  labelKey: string;
}

/** The message types in display order. */
export const typeKinds: readonly [TypeKind, ...TypeKind[]] = [
  { name: 'all', type: null, labelKey: 'messages.all' },
  { name: 'announcement', type: 'ANNOUNCEMENT', labelKey: 'message.announcement' },
  { name: 'todo', type: 'TODO', labelKey: 'message.todo' },
  { name: 'alert', type: 'ALERT', labelKey: 'message.alert' },
  { name: 'system', type: 'SYSTEM', labelKey: 'message.system' },
  { name: 'notice', type: 'NOTICE', labelKey: 'message.notice' },
];

/** Messages per page. */
export const PAGE_SIZE = 30;
export const MAX_SEARCH_LENGTH = 100;

const MAX_ID_LENGTH = 200;
const NO_MESSAGE = 'none';

export function readMessageView(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): MessageView {
  const open = view.open ?? parameters.messageid ?? NO_MESSAGE;
  return {
    type: typeKinds.find(({ name }) => name === (view.type ?? parameters.type))?.name ?? 'all',
    show: readFilters.find((show) => show === view.show) ?? 'all',
    search: (view.search ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
    open: open === NO_MESSAGE || open.length > MAX_ID_LENGTH ? null : open,
  };
}

/**
 * Returns the tab's view with these changes. A change of type, filter or search returns to the
 * first page; the open message stays open.
 */
export function updateMessageView(view: TabView, change: Partial<MessageView>): TabView {
  const changesRows =
    change.type !== undefined || change.show !== undefined || change.search !== undefined;
  const parts: Record<string, string | null | undefined> = {
    type: change.type === 'all' ? null : change.type,
    show: change.show === 'all' ? null : change.show,
    search: change.search === '' ? null : change.search,
    page:
      change.page === undefined
        ? changesRows
          ? null
          : undefined
        : change.page === 1
          ? null
          : String(change.page),
    open: change.open === null ? NO_MESSAGE : change.open,
  };
  const next = new Map(Object.entries(view));
  for (const [name, text] of Object.entries(parts)) {
    if (text === null) next.delete(name);
    else if (text !== undefined) next.set(name, text);
  }
  return Object.fromEntries(next);
}
