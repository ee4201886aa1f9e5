import type { MessageType } from '../../generated/schema.ts';
import { defineView, type ViewOf } from '../../platform/view-address/define-view.ts';
import { oneOf, optionalText, pageNumber, searchText } from '../../platform/view-address/fields.ts';

export const readFilters = ['all', 'unread', 'read'] as const;
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

/** The view of the message centre. */
export const messageView = defineView({
  type: oneOf(
    typeKinds.map(({ name }) => name),
    'all',
    { openedWith: 'type' },
  ),
  /** Read messages, unread ones or both. */
  show: oneOf(readFilters, 'all'),
  search: searchText(),
  page: pageNumber,
  /** Id of the open message. */
  open: optionalText({ valid: /^.{1,200}$/su, none: 'none', openedWith: 'messageid' }),
});

export type MessageView = ViewOf<typeof messageView>;
