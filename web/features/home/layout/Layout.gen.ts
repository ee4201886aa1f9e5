/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A card and its position in a layout. */
export type CardPlacementInput = {
  /** Card code. */
  code: string;
  /** New position; the default position of the post's template when left out. */
  position?: CardPositionInput | null | undefined;
};

/** A position in the 12-column grid of a dashboard. */
export type CardPositionInput = {
  /** First column, 1 to 12. */
  column: number;
  /** Height in rows, 1 to 20. */
  height: number;
  /** Row, starting at 1. */
  row: number;
  /** Width in columns, 1 to 12; column + width must not exceed 13. */
  width: number;
};

/** A layout to reset to the default of the post. */
export type DashboardLayoutResetInput = {
  /** Code of the dashboard or group. */
  code: string;
  /** Version that the client read; CONFLICT when the stored version is newer. */
  version: number;
};

/** A layout to save for the account and its post. */
export type DashboardLayoutSaveInput = {
  /** Cards in layout order: at least one, at most the limit of the template, without duplicates. */
  cards: Array<CardPlacementInput>;
  /** Code of the dashboard or group. */
  code: string;
  /** Version that the client read; CONFLICT when the stored version is newer. */
  version: number;
};

/** Why a mutation was refused. */
export type UserErrorCode =
  /** The object was changed by another user or window since it was read. */
  | 'CONFLICT'
  /** A field is too long, malformed or has a value that is not allowed. */
  | 'INVALID'
  /** The services have not configured the interface that a button or document needs (接口未配置). */
  | 'NOT_CONFIGURED'
  /** The object no longer exists. */
  | 'NOT_FOUND'
  /** The account has no permission for this, or not with its current post, store or module. */
  | 'NOT_PERMITTED'
  /** The session began with single sign-on, so there is no password here. */
  | 'NO_PASSWORD'
  /**
   * The services did not answer in time, so it is unknown whether the change was made. Retrying with the same key is safe: nothing is done
   * twice.
   */
  | 'OUTCOME_UNKNOWN'
  /** The password contains characters other than letters, digits and symbols, for example a space. */
  | 'PASSWORD_CHARACTERS'
  /** The password has too few kinds of characters. */
  | 'PASSWORD_TOO_PLAIN'
  /** The password is shorter than the policy allows. */
  | 'PASSWORD_TOO_SHORT'
  /** The new password equals the old one. */
  | 'PASSWORD_UNCHANGED'
  /** The services refused the change for a reason of their own, such as a disabled account; the message is theirs. */
  | 'REFUSED'
  /** A required field is empty. */
  | 'REQUIRED'
  /** A store must be chosen (请选择门店). */
  | 'SHOP_REQUIRED'
  /** This browser did not request the single sign-on code: its state is missing, different or too old. */
  | 'STATE_MISMATCH'
  /** More than the limit; the message names the limit. */
  | 'TOO_MANY'
  /** Too many failed attempts; the account is locked for a while. */
  | 'TOO_MANY_ATTEMPTS'
  /** The enterprise number, account or password is wrong; the answer does not say which. */
  | 'WRONG_CREDENTIALS';

export type DashboardLayoutQueryVariables = Exact<{
  code: string;
}>;


export type DashboardLayoutQuery = { viewer: { id: string, dashboardTemplate: { code: string, name: string, i18nCode: string | null, limit: number, version: number, cards: Array<{ code: string, name: string, i18nCode: string | null, typename: string, isChecked: boolean, defaultPosition: { row: number, column: number, width: number, height: number } }> } | null, dashboard: { code: string, version: number, cards: Array<
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
      > } | null } | null };

export type DashboardLayoutSaveMutationVariables = Exact<{
  input: Types.DashboardLayoutSaveInput;
}>;


export type DashboardLayoutSaveMutation = { dashboardLayoutSave: { dashboard: { code: string, version: number, cards: Array<
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
      > } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type DashboardLayoutResetMutationVariables = Exact<{
  input: Types.DashboardLayoutResetInput;
}>;


export type DashboardLayoutResetMutation = { dashboardLayoutReset: { dashboard: { code: string, version: number, cards: Array<
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
        | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
      > } | null, userErrors: Array<{ code: Types.UserErrorCode, message: string }> } | null };

export type Layout_TemplateFragment = { code: string, name: string, i18nCode: string | null, limit: number, version: number, cards: Array<{ code: string, name: string, i18nCode: string | null, typename: string, isChecked: boolean, defaultPosition: { row: number, column: number, width: number, height: number } }> };

export type Layout_DashboardFragment = { code: string, version: number, cards: Array<
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
    | { id: string, code: string, name: string, i18nCode: string | null, position: { row: number, column: number, width: number, height: number } }
  > };

export const Layout_TemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<Layout_TemplateFragment, unknown>;
export const Layout_DashboardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<Layout_DashboardFragment, unknown>;
export const DashboardLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dashboardTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Layout_template"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Layout_dashboard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_template"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"typename"}},{"kind":"Field","name":{"kind":"Name","value":"isChecked"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPosition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardLayoutQuery, DashboardLayoutQueryVariables>;
export const DashboardLayoutSaveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DashboardLayoutSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardLayoutSaveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardLayoutSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Layout_dashboard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardLayoutSaveMutation, DashboardLayoutSaveMutationVariables>;
export const DashboardLayoutResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DashboardLayoutReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardLayoutResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardLayoutReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Layout_dashboard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Layout_dashboard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardLayoutResetMutation, DashboardLayoutResetMutationVariables>;
export type { Types };