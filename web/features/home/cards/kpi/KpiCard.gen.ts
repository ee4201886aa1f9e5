/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../generated/schema';

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

/** Unit of a number. */
export type FigureUnit =
  /** A whole count. */
  | 'COUNT'
  /** An amount in the enterprise's currency. */
  | 'MONEY'
  /** Percent, two decimals. */
  | 'PERCENT';

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

export type KpiCard_CardFragment = { figures: { unit: Types.FigureUnit, currency: string, asOf: string, yesterday: string | null, dayBefore: string | null, dayOverDayRate: string | null, month: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string }, year: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string } } | null };

export type KpiCard_FiguresFragment = { unit: Types.FigureUnit, currency: string, asOf: string, yesterday: string | null, dayBefore: string | null, dayOverDayRate: string | null, month: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string }, year: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string } };

export type KpiCard_AttainmentFragment = { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string };

export type KpiQueryVariables = Exact<{
  dashboardCode: string;
  code: string;
  filter?: Types.SalesFilterInput | null | undefined;
}>;


export type KpiQuery = { viewer: { id: string, card:
      | { __typename: 'AnnouncementCard', id: string }
      | { __typename: 'CardGroupCard', id: string }
      | { __typename: 'ChannelBarCard', id: string }
      | { __typename: 'ChannelPieCard', id: string }
      | { __typename: 'CircleCard', id: string }
      | { __typename: 'CountCard', id: string }
      | { __typename: 'FastAppCard', id: string }
      | { __typename: 'IconCard', id: string }
      | { __typename: 'KpiCard', id: string, figures: { unit: Types.FigureUnit, currency: string, asOf: string, yesterday: string | null, dayBefore: string | null, dayOverDayRate: string | null, month: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string }, year: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string } } | null }
      | { __typename: 'MessageCard', id: string }
      | { __typename: 'MustSeeCard', id: string }
      | { __typename: 'ProgressCard', id: string }
      | { __typename: 'SalesLineCard', id: string }
      | { __typename: 'StoreRankingCard', id: string }
      | { __typename: 'TodoCard', id: string }
      | { __typename: 'TopProductCard', id: string }
      | { __typename: 'UnknownCard', id: string }
     | null } | null };

export const KpiCard_AttainmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}}]} as unknown as DocumentNode<KpiCard_AttainmentFragment, unknown>;
export const KpiCard_FiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dayBefore"}},{"kind":"Field","name":{"kind":"Name","value":"dayOverDayRate"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}}]} as unknown as DocumentNode<KpiCard_FiguresFragment, unknown>;
export const KpiCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chosen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_figures"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dayBefore"}},{"kind":"Field","name":{"kind":"Name","value":"dayOverDayRate"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}}]}}]} as unknown as DocumentNode<KpiCard_CardFragment, unknown>;
export const KpiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Kpi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SalesFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dashboardCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dashboardCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_figures"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_figures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dayBefore"}},{"kind":"Field","name":{"kind":"Name","value":"dayOverDayRate"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}}]}}]} as unknown as DocumentNode<KpiQuery, KpiQueryVariables>;
export type { Types };