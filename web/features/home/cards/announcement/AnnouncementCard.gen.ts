/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Type of a message. */
export type MessageType =
  /** An alert (预警). */
  | 'ALERT'
  /** An announcement (公告). */
  | 'ANNOUNCEMENT'
  /** A notice (通知). */
  | 'NOTICE'
  /** A message of the system (系统消息). */
  | 'SYSTEM'
  /** A task to do (待办). */
  | 'TODO'
  /** A kind that this version of the portal does not know. */
  | 'UNKNOWN';

export type AnnouncementCard_CardFragment = { announcements: { totalCount: number, nodes: Array<{ id: string, type: Types.MessageType, title: string, content: string, isPriority: boolean, createdAt: string | null, moduleCode: string | null, moduleParameters: Array<{ name: string, value: string }> }> } | null };

export const AnnouncementCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnnouncementCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnnouncementCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notice_message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notice_message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AnnouncementCard_CardFragment, unknown>;
export type { Types };