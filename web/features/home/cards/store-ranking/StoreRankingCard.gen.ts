/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Length of a period (时间粒度). */
export type DateGranularity =
  /** One day. */
  | 'DAY'
  /** The calendar month that contains the date. */
  | 'MONTH'
  /** From the first to the last day, both included, at most 400 days. */
  | 'RANGE'
  /** Seven days, starting on the given date. */
  | 'WEEK';

/**
 * Filter of a card's data (筛选). The default is the day before yesterday in the enterprise's time zone, all purchasing groups and all
 * channels.
 */
export type SalesFilterInput = {
  /** Codes of channels; all channels when empty. */
  channelCodes?: Array<string> | null | undefined;
  /** The day, any day of the month, or the first day of the week or range. Defaults to the day before yesterday; required for a range. */
  date?: string | null | undefined;
  /** Last day of a range; not allowed with other granularities. */
  endDate?: string | null | undefined;
  /** Length of the period. */
  granularity?: DateGranularity;
  /** Code of one purchasing group; all groups when left out. */
  purchaseGroupCode?: string | null | undefined;
};

export type StoreRankingCard_CardFragment = { ranking: { currency: string, asOf: string, stores: Array<{ rank: number, code: string | null, name: string, amount: string | null }> } | null };

export type StoreRankingCard_RankingFragment = { currency: string, asOf: string, stores: Array<{ rank: number, code: string | null, name: string, amount: string | null }> };

export type StoreRankingQueryVariables = Exact<{
  dashboardCode: string;
  code: string;
  filter?: Types.SalesFilterInput | null | undefined;
}>;


export type StoreRankingQuery = { viewer: { id: string, card:
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
      | { __typename: 'ProgressCard', id: string }
      | { __typename: 'SalesLineCard', id: string }
      | { __typename: 'StoreRankingCard', id: string, ranking: { currency: string, asOf: string, stores: Array<{ rank: number, code: string | null, name: string, amount: string | null }> } | null }
      | { __typename: 'TodoCard', id: string }
      | { __typename: 'TopProductCard', id: string }
      | { __typename: 'UnknownCard', id: string }
     | null } | null };

export const StoreRankingCard_RankingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreRankingCard_ranking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreRanking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"stores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<StoreRankingCard_RankingFragment, unknown>;
export const StoreRankingCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreRankingCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreRankingCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreRankingCard_ranking"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreRankingCard_ranking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreRanking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"stores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<StoreRankingCard_CardFragment, unknown>;
export const StoreRankingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoreRanking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalesFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dashboardCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreRankingCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoreRankingCard_ranking"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoreRankingCard_ranking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoreRanking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"stores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<StoreRankingQuery, StoreRankingQueryVariables>;
export type { Types };