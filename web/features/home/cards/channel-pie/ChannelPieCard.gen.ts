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

export type ChannelPieCard_CardFragment = { shares: { currency: string, salesTotal: string | null, unitsTotal: string | null, period: { granularity: Types.DateGranularity, from: string, to: string }, channels: Array<{ code: string | null, name: string, i18nCode: string | null, rank: number | null, sales: string | null, units: string | null, amountShare: string | null, quantityShare: string | null }> } | null };

export type ChannelPieCard_SharesFragment = { currency: string, salesTotal: string | null, unitsTotal: string | null, period: { granularity: Types.DateGranularity, from: string, to: string }, channels: Array<{ code: string | null, name: string, i18nCode: string | null, rank: number | null, sales: string | null, units: string | null, amountShare: string | null, quantityShare: string | null }> };

export type ChannelPieQueryVariables = Exact<{
  dashboardCode: string;
  code: string;
  filter: Types.SalesFilterInput;
}>;


export type ChannelPieQuery = { viewer: { id: string, card:
      | { __typename: 'AnnouncementCard', id: string }
      | { __typename: 'CardGroupCard', id: string }
      | { __typename: 'ChannelBarCard', id: string }
      | { __typename: 'ChannelPieCard', id: string, shares: { currency: string, salesTotal: string | null, unitsTotal: string | null, period: { granularity: Types.DateGranularity, from: string, to: string }, channels: Array<{ code: string | null, name: string, i18nCode: string | null, rank: number | null, sales: string | null, units: string | null, amountShare: string | null, quantityShare: string | null }> } | null }
      | { __typename: 'CircleCard', id: string }
      | { __typename: 'CountCard', id: string }
      | { __typename: 'FastAppCard', id: string }
      | { __typename: 'IconCard', id: string }
      | { __typename: 'KpiCard', id: string }
      | { __typename: 'MessageCard', id: string }
      | { __typename: 'MustSeeCard', id: string }
      | { __typename: 'ProgressCard', id: string }
      | { __typename: 'SalesLineCard', id: string }
      | { __typename: 'StoreRankingCard', id: string }
      | { __typename: 'TodoCard', id: string }
      | { __typename: 'TopProductCard', id: string }
      | { __typename: 'UnknownCard', id: string }
     | null } | null };

export const ChannelPieCard_SharesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelPieCard_shares"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelShares"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"salesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"amountShare"}},{"kind":"Field","name":{"kind":"Name","value":"quantityShare"}}]}}]}}]} as unknown as DocumentNode<ChannelPieCard_SharesFragment, unknown>;
export const ChannelPieCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelPieCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelPieCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelPieCard_shares"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelPieCard_shares"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelShares"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"salesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"amountShare"}},{"kind":"Field","name":{"kind":"Name","value":"quantityShare"}}]}}]}}]} as unknown as DocumentNode<ChannelPieCard_CardFragment, unknown>;
export const ChannelPieDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelPie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SalesFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dashboardCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelPieCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelPieCard_shares"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelPieCard_shares"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelShares"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"granularity"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"salesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"sales"}},{"kind":"Field","name":{"kind":"Name","value":"units"}},{"kind":"Field","name":{"kind":"Name","value":"amountShare"}},{"kind":"Field","name":{"kind":"Name","value":"quantityShare"}}]}}]}}]} as unknown as DocumentNode<ChannelPieQuery, ChannelPieQueryVariables>;
export type { Types };