/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Band of an attainment rate (达成区间). */
export type AttainmentBand =
  /** Below 40 %. */
  | 'BELOW_40'
  /** 40 % to below 60 %. */
  | 'BELOW_60'
  /** 60 % to below 80 %. */
  | 'BELOW_80'
  /** 80 % to below 100 %. */
  | 'BELOW_100'
  /** 100 % and more. */
  | 'REACHED';

/** Period that progress is measured over. */
export type ProgressPeriod =
  /** Yesterday. */
  | 'DAY'
  /** This month up to yesterday. */
  | 'MONTH'
  /** This year up to yesterday. */
  | 'YEAR';

export type ProgressCard_CardFragment = { progress: { asOf: string, currency: string, rows: Array<{ name: string, i18nCode: string | null, rate: string | null, band: Types.AttainmentBand | null, value: string | null }> } | null };

export type ProgressCard_ProgressFragment = { asOf: string, currency: string, rows: Array<{ name: string, i18nCode: string | null, rate: string | null, band: Types.AttainmentBand | null, value: string | null }> };

export type ProgressQueryVariables = Exact<{
  dashboardCode: string;
  code: string;
  period: Types.ProgressPeriod;
}>;


export type ProgressQuery = { viewer: { id: string, card:
      | { __typename: 'AnnouncementCard', id: string }
      | { __typename: 'CardGroupCard', id: string }
      | { __typename: 'ChannelBarCard', id: string }
      | { __typename: 'ChannelPieCard', id: string }
      | { __typename: 'CircleCard', id: string }
      | { __typename: 'CountCard', id: string }
      | { __typename: 'FastAppCard', id: string }
      | { __typename: 'IconCard', id: string }
      | { __typename: 'KpiCard', id: string }
      | { __typename: 'MessageCard', id: string }
      | { __typename: 'MustSeeCard', id: string }
      | { __typename: 'ProgressCard', id: string, progress: { asOf: string, currency: string, rows: Array<{ name: string, i18nCode: string | null, rate: string | null, band: Types.AttainmentBand | null, value: string | null }> } | null }
      | { __typename: 'SalesLineCard', id: string }
      | { __typename: 'StoreRankingCard', id: string }
      | { __typename: 'TodoCard', id: string }
      | { __typename: 'TopProductCard', id: string }
      | { __typename: 'UnknownCard', id: string }
     | null } | null };

export const ProgressCard_ProgressFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressCard_progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Progress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProgressCard_ProgressFragment, unknown>;
export const ProgressCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"EnumValue","value":"MONTH"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressCard_progress"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressCard_progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Progress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProgressCard_CardFragment, unknown>;
export const ProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Progress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"period"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressPeriod"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dashboardCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"progress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"period"},"value":{"kind":"Variable","name":{"kind":"Name","value":"period"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProgressCard_progress"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProgressCard_progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Progress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProgressQuery, ProgressQueryVariables>;
export function useProgressQuery(...[options]: {} extends ProgressQueryVariables ? [options?: ApolloReact.useQuery.Options<ProgressQuery, ProgressQueryVariables> | ApolloReact.SkipToken] : [options: ApolloReact.useQuery.Options<ProgressQuery, ProgressQueryVariables> | ApolloReact.SkipToken]): ApolloReact.useQuery.Result<ProgressQuery, ProgressQueryVariables, 'empty' | 'streaming' | 'complete'> { return ApolloReact.useQuery(ProgressDocument, options as never) as never; }
export type { Types };