/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Position of the app menu (菜单位置). */
export type MenuMode =
  /** A tree on the left, the default. */
  | 'LEFT'
  /** A bar at the top. */
  | 'TOP';

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

/** A feature of the portal (功能) that needs operations of the services. */
export type PortalFeature =
  /** The assistant (小精灵). */
  | 'ASSISTANT'
  /** Changing the avatar (更换头像). */
  | 'AVATAR_CHANGE'
  /** Filtering by channel (渠道). */
  | 'CHANNEL_FILTER'
  /** Common menus (常用菜单). */
  | 'COMMON_MENUS'
  /** Favourite modules (常用功能). */
  | 'FAVOURITES'
  /** Choosing and arranging cards (布局设置). */
  | 'LAYOUT'
  /** Manuals of modules (操作手册). */
  | 'MANUALS'
  /** Changing the password (修改密码). */
  | 'PASSWORD_CHANGE'
  /** Switching to another post (切换岗位). */
  | 'POST_SWITCH'
  /** Filtering by purchasing group (采购组). */
  | 'PURCHASE_GROUP_FILTER'
  /** Switching to another store (切换门店). */
  | 'SHOP_SWITCH';

/** Store mode: which stores the apps of an account work on. */
export type ShopMode =
  /** Single-store and multi-store apps. */
  | 'BOTH'
  /** Multi-store apps only. */
  | 'MULTIPLE'
  /** The account has no app, or is a supplier. */
  | 'NONE'
  /** Single-store apps only. */
  | 'SINGLE';

/** Method of signing in. */
export type SignInMethod =
  /** Enterprise number, account and password. */
  | 'PASSWORD'
  /** Code of a single sign-on system. */
  | 'SINGLE_SIGN_ON';

/** Kind of account. */
export type UserType =
  /** Enterprise staff (企业员工), working through a main post. */
  | 'STAFF'
  /** Supplier or tenant (供应商), without a post. */
  | 'SUPPLIER';

export type WorkbenchQueryVariables = Exact<{
  locale: string;
}>;


export type WorkbenchQuery = { viewer: { id: string, code: string, name: string, userType: Types.UserType, signedInAt: string, avatarUrl: string | null, hasPlayground: boolean, hasApiTokens: boolean, hasWebhooks: boolean, missingFeatures: Array<Types.PortalFeature>, shopMode: Types.ShopMode | null, enterprise: { id: string, code: string, name: string, timeZone: string, currency: string, today: string }, session: { signedInBy: Types.SignInMethod, idleMinutes: number, endsAt: string, scope: string, isLockable: boolean }, mainPost: { id: string, code: string, name: string, departmentName: string } | null, shop: { id: string, number: string, name: string } | null, settings: { clientId: string | null, clientName: string, menuMode: Types.MenuMode, hasEnglish: boolean, hasMessagesOnly: boolean } | null, languagePacks: Array<{ locale: string, checksum: string, url: string }> | null, commonMenus: Array<{ menuCode: string, applicationCode: string, moduleCode: string | null }> | null, favourites: Array<{ id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null }> | null, applications: Array<{ id: string, code: string, name: string, i18nCode: string | null, logoUrl: string | null, homeModuleCode: string | null, menus: Array<{ id: string, code: string, name: string, i18nCode: string | null, parentCodes: Array<string>, isLeaf: boolean, moduleCode: string | null, icon: string | null }> | null }> | null, pendingApprovals: { totalCount: number, nodes: Array<{ id: string, taskCode: string, instanceCode: string | null, documentNumber: string, processName: string, processI18nCode: string | null, stepName: string, stepI18nCode: string | null, createdAt: string | null, initiator: { name: string } }> } | null, taskCounts: { pool: number, todo: number, finished: number } | null, unreadMessages: { totalCount: number, nodes: Array<{ id: string, type: Types.MessageType, title: string, content: string, isPriority: boolean, createdAt: string | null, moduleCode: string | null, moduleParameters: Array<{ name: string, value: string }> }> } | null } | null };

export type Shell_SettingsFragment = { clientId: string | null, clientName: string, menuMode: Types.MenuMode, hasEnglish: boolean, hasMessagesOnly: boolean };

export type Shell_CommonMenuFragment = { menuCode: string, applicationCode: string, moduleCode: string | null };

export type Shell_ApplicationFragment = { id: string, code: string, name: string, i18nCode: string | null, logoUrl: string | null, homeModuleCode: string | null };

export type Shell_MenuFragment = { id: string, code: string, name: string, i18nCode: string | null, parentCodes: Array<string>, isLeaf: boolean, moduleCode: string | null, icon: string | null };

export const Shell_SettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PortalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"menuMode"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnglish"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessagesOnly"}}]}}]} as unknown as DocumentNode<Shell_SettingsFragment, unknown>;
export const Shell_CommonMenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_commonMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommonMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}}]}}]} as unknown as DocumentNode<Shell_CommonMenuFragment, unknown>;
export const Shell_ApplicationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"homeModuleCode"}}]}}]} as unknown as DocumentNode<Shell_ApplicationFragment, unknown>;
export const Shell_MenuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_menu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"parentCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isLeaf"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<Shell_MenuFragment, unknown>;
export const WorkbenchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workbench"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locale"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"signedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlayground"}},{"kind":"Field","name":{"kind":"Name","value":"hasApiTokens"}},{"kind":"Field","name":{"kind":"Name","value":"hasWebhooks"}},{"kind":"Field","name":{"kind":"Name","value":"missingFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"enterprise"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"today"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInBy"}},{"kind":"Field","name":{"kind":"Name","value":"idleMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"scope"}},{"kind":"Field","name":{"kind":"Name","value":"isLockable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mainPost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shop"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shopMode"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_settings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languagePacks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locale"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locale"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanguagePacks_pack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"commonMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_commonMenu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_favourite"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Centres_viewer"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_application"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_menu"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CentreMessages_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isPriority"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleParameters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PortalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"menuMode"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnglish"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessagesOnly"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanguagePacks_pack"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LanguagePack"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"checksum"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_commonMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommonMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_favourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Centres_viewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingApprovals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"taskCode"}},{"kind":"Field","name":{"kind":"Name","value":"instanceCode"}},{"kind":"Field","name":{"kind":"Name","value":"documentNumber"}},{"kind":"Field","name":{"kind":"Name","value":"processName"}},{"kind":"Field","name":{"kind":"Name","value":"processI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"stepName"}},{"kind":"Field","name":{"kind":"Name","value":"stepI18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"initiator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"taskCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pool"}},{"kind":"Field","name":{"kind":"Name","value":"todo"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CentreMessages_viewer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"homeModuleCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_menu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"parentCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isLeaf"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<WorkbenchQuery, WorkbenchQueryVariables>;
export function useWorkbenchQuery(...[options]: {} extends WorkbenchQueryVariables ? [options?: ApolloReact.useQuery.Options<WorkbenchQuery, WorkbenchQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<WorkbenchQuery, WorkbenchQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<WorkbenchQuery, WorkbenchQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(WorkbenchDocument, options as never) as never; }
export type { Types };