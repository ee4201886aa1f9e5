/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where the menu of applications stands (菜单位置). REST: global parameter MENUMODE. */
export type MenuMode =
  /** A tree at the left, the default. REST: left. */
  | 'LEFT'
  /** A bar at the top. REST: top. */
  | 'TOP';

/** What a message is about. REST: msgtype. */
export type MessageType =
  /** An alert (预警). REST: alert. */
  | 'ALERT'
  /** An announcement (公告). REST: announce. */
  | 'ANNOUNCEMENT'
  /** A notice (通知). REST: notify. */
  | 'NOTICE'
  /** A message of the system (系统消息). REST: sysinfo. */
  | 'SYSTEM'
  /** Something to do (待办). REST: todo. */
  | 'TODO'
  /** A kind that this version does not know. */
  | 'UNKNOWN';

/** Which stores the applications of an account work on. */
export type ShopMode =
  /** Both. REST: 3. */
  | 'BOTH'
  /** Multi-store applications only. REST: 2. */
  | 'MULTIPLE'
  /** No application, or a supplier. REST: 0. */
  | 'NONE'
  /** Single-store applications only. REST: 1. */
  | 'SINGLE';

/** How somebody signed in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** By the code of a single-sign-on system. */
  | 'SINGLE_SIGN_ON';

/** Which kind of account somebody works with. REST: userType. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. REST: any userType but 2. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. REST: userType 2. */
  | 'SUPPLIER';

export type WorkbenchQueryVariables = Exact<{
  locale: string;
}>;


export type WorkbenchQuery = { viewer: { id: string, code: string, name: string, userType: Types.UserType, signedInAt: string, avatarUrl: string | null, shopMode: Types.ShopMode | null, enterprise: { id: string, code: string, name: string, timeZone: string, currency: string, today: string }, session: { signedInBy: Types.SignInMethod, idleMinutes: number, endsAt: string, scope: string, lockable: boolean }, mainPost: { id: string, code: string, name: string, departmentName: string } | null, shop: { id: string, code: string, name: string } | null, settings: { clientId: string | null, clientName: string, menuMode: Types.MenuMode, englishOffered: boolean, messagesOnly: boolean } | null, languagePacks: Array<{ locale: string, checksum: string, url: string }> | null, commonMenus: Array<{ menuCode: string, applicationCode: string, moduleCode: string | null }> | null, favourites: Array<{ id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null }> | null, applications: Array<{ id: string, code: string, name: string, i18nCode: string | null, logoUrl: string | null, homeUrl: string | null, menus: Array<{ id: string, code: string, name: string, i18nCode: string | null, parentCodes: Array<string>, isLeaf: boolean, moduleCode: string | null, icon: string | null }> | null }> | null, pendingApprovals: { totalCount: number, nodes: Array<{ id: string, taskCode: string, instanceCode: string | null, documentNumber: string, processName: string, stepName: string, initiatorName: string, createdAt: string | null }> } | null, taskCounts: { pool: number, todo: number, finished: number } | null, unreadMessages: { totalCount: number, nodes: Array<{ id: string, type: Types.MessageType, title: string, content: string, isPriority: boolean, createdAt: string | null, moduleCode: string | null, moduleParameters: Array<{ name: string, value: string }> }> } | null } | null };


export const WorkbenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workbench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInBy"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"lockable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mainPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shopMode"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"menuMode"}},{"kind":"Field","name":{"kind":"Name","value":"englishOffered"}},{"kind":"Field","name":{"kind":"Name","value":"messagesOnly"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languagePacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commonMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Centres_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"homeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"parentCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isLeaf"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreMessages_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Centres_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCode"}},{"kind":"Field","name":{"kind":"Name","value":"instanceCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"initiatorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentreMessages_viewer"}}]}}]} as unknown as DocumentNode<WorkbenchQuery, WorkbenchQueryVariables>;
export function useWorkbenchQuery(...[options]: {} extends WorkbenchQueryVariables ? [options?: ApolloReact.useQuery.Options<WorkbenchQuery, WorkbenchQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<WorkbenchQuery, WorkbenchQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<WorkbenchQuery, WorkbenchQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(WorkbenchDocument, options as never) as never; }
export function useWorkbenchLazyQuery(options?: ApolloReact.useLazyQuery.Options<WorkbenchQuery, WorkbenchQueryVariables>) { return ApolloReact.useLazyQuery(WorkbenchDocument, options); }
export type { Types };