/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Position of the app menu (菜单位置). */
export type MenuMode =
  /** A tree on the left, the default. */
  | 'LEFT'
  /** A bar at the top. */
  | 'TOP';

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

export type ShellSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellSettingsQuery = { viewer: { id: string, settings: { clientId: string | null, clientName: string, menuMode: Types.MenuMode, hasEnglish: boolean, hasMessagesOnly: boolean } | null } | null };

export type ShellApplicationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellApplicationsQuery = { viewer: { id: string, shopMode: Types.ShopMode | null, applications: Array<{ id: string, code: string, name: string, i18nCode: string | null, logoUrl: string | null, homeModuleCode: string | null }> | null } | null };

export type ShellApplicationListQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellApplicationListQuery = { viewer: { id: string, shopMode: Types.ShopMode | null, applications: Array<{ id: string, code: string, name: string, i18nCode: string | null, logoUrl: string | null, homeModuleCode: string | null, menus: Array<{ id: string }> | null }> | null } | null };

export type ShellMenusQueryVariables = Exact<{
  code: string;
}>;


export type ShellMenusQuery = { viewer: { id: string, application: { id: string, menus: Array<{ id: string, code: string, name: string, i18nCode: string | null, parentCodes: Array<string>, isLeaf: boolean, moduleCode: string | null, icon: string | null }> | null } | null } | null };

export type ShellCommonMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellCommonMenusQuery = { viewer: { id: string, commonMenus: Array<{ menuCode: string, applicationCode: string, moduleCode: string | null }> | null } | null };

export type ShellAvatarQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellAvatarQuery = { viewer: { id: string, avatarUrl: string | null } | null };


export const ShellSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_settings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_settings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PortalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"menuMode"}},{"kind":"Field","name":{"kind":"Name","value":"hasEnglish"}},{"kind":"Field","name":{"kind":"Name","value":"hasMessagesOnly"}}]}}]} as unknown as DocumentNode<ShellSettingsQuery, ShellSettingsQueryVariables>;
export const ShellApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellApplications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopMode"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_application"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"homeModuleCode"}}]}}]} as unknown as DocumentNode<ShellApplicationsQuery, ShellApplicationsQueryVariables>;
export const ShellApplicationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellApplicationList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shopMode"}},{"kind":"Field","name":{"kind":"Name","value":"applications"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_application"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_application"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Application"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"homeModuleCode"}}]}}]} as unknown as DocumentNode<ShellApplicationListQuery, ShellApplicationListQueryVariables>;
export const ShellMenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"application"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_menu"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_menu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"parentCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isLeaf"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<ShellMenusQuery, ShellMenusQueryVariables>;
export const ShellCommonMenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellCommonMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commonMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Shell_commonMenu"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Shell_commonMenu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommonMenu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menuCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}}]}}]} as unknown as DocumentNode<ShellCommonMenusQuery, ShellCommonMenusQueryVariables>;
export const ShellAvatarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellAvatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<ShellAvatarQuery, ShellAvatarQueryVariables>;
export type { Types };