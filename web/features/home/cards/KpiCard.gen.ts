/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Attainment against plan in bands (达成区间). */
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

/** How a number is to be read. */
export type FigureUnit =
  /** A whole count. */
  | 'COUNT'
  /** An amount in the enterprise's currency. */
  | 'MONEY'
  /** Percent, two decimals. */
  | 'PERCENT';

export type KpiCard_CardFragment = { figures: { unit: Types.FigureUnit, currency: string, asOf: string, yesterday: string | null, dayBefore: string | null, dayOverDayRate: string | null, month: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string }, year: { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string } } | null };

export type KpiCard_AttainmentFragment = { actual: string | null, plan: string | null, rate: string | null, band: Types.AttainmentBand | null, elapsedRate: string };

export const KpiCard_AttainmentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}}]} as unknown as DocumentNode<KpiCard_AttainmentFragment, unknown>;
export const KpiCard_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KpiCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"yesterday"}},{"kind":"Field","name":{"kind":"Name","value":"dayBefore"}},{"kind":"Field","name":{"kind":"Name","value":"dayOverDayRate"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KpiCard_attainment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KpiCard_attainment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attainment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actual"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedRate"}}]}}]} as unknown as DocumentNode<KpiCard_CardFragment, unknown>;
export type { Types };