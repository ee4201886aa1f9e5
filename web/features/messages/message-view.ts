import type { MessageType } from '../../generated/schema.ts';
import type { TabView } from '../../platform/workbench/TabContext.tsx';

/**
 * How the message centre is looked at, as the address of its tab has it: `type`, `show` (read or unread ones), `search`, `page` and `open`, the
 * message that is read. Somebody else may have written it: what cannot be meant is passed over, part by part.
 */
export interface MessageView {
  type: TypeName;
  show: Show;
  search: string;
  page: number;
  open: string | null;
}

export const shows = ['all', 'unread', 'read'] as const;
type Show = (typeof shows)[number];

type TypeName = 'all' | 'announcement' | 'todo' | 'alert' | 'system' | 'notice';

interface TypeKind {
  name: TypeName;
  /** Null for all of them. */
  type: MessageType | null;
  labelKey: string;
}

/** The types in their order. */
export const typeKinds: readonly [TypeKind, ...TypeKind[]] = [
  { name: 'all', type: null, labelKey: 'messages.all' },
  { name: 'announcement', type: 'ANNOUNCEMENT', labelKey: 'message.announcement' },
  { name: 'todo', type: 'TODO', labelKey: 'message.todo' },
  { name: 'alert', type: 'ALERT', labelKey: 'message.alert' },
  { name: 'system', type: 'SYSTEM', labelKey: 'message.system' },
  { name: 'notice', type: 'NOTICE', labelKey: 'message.notice' },
];

/** Rows of a page. */
export const pageSize = 30;
export const longestSearch = 100;

const longestId = 200;
const nothingOpen = 'none';

export function readMessageView(
  view: TabView,
  parameters: Readonly<Record<string, string>>,
): MessageView {
  const open = view.open ?? parameters.messageid ?? nothingOpen;
  return {
    type: typeKinds.find(({ name }) => name === (view.type ?? parameters.type))?.name ?? 'all',
    show: shows.find((one) => one === view.show) ?? 'all',
    search: (view.search ?? '').trim().slice(0, longestSearch),
    page: /^[1-9]\d{0,5}$/u.test(view.page ?? '') ? Number(view.page) : 1,
    open: open === nothingOpen || open.length > longestId ? null : open,
  };
}

/** The view with other parts. Other rows are shown from their first page on; what is open stays open. */
export function changedView(view: TabView, change: Partial<MessageView>): TabView {
  const rows =
    change.type !== undefined || change.show !== undefined || change.search !== undefined;
  const parts: Record<string, string | null | undefined> = {
    type: change.type === 'all' ? null : change.type,
    show: change.show === 'all' ? null : change.show,
    search: change.search === '' ? null : change.search,
    page:
      change.page === undefined
        ? rows
          ? null
          : undefined
        : change.page === 1
          ? null
          : String(change.page),
    open: change.open === null ? nothingOpen : change.open,
  };
  const next = new Map(Object.entries(view));
  for (const [name, text] of Object.entries(parts)) {
    if (text === null) next.delete(name);
    else if (text !== undefined) next.set(name, text);
  }
  return Object.fromEntries(next);
}
