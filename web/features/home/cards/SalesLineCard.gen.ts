/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SalesLineCard_CardFragment = {
  last7: {
    currency: string;
    asOf: string;
    actualTotal: string;
    estimatedTotal: string | null;
    rate: string | null;
    points: Array<{ date: string; actual: string; estimated: string | null; rate: string | null }>;
  } | null;
  last30: {
    currency: string;
    asOf: string;
    actualTotal: string;
    estimatedTotal: string | null;
    rate: string | null;
    points: Array<{ date: string; actual: string; estimated: string | null; rate: string | null }>;
  } | null;
};

export type SalesLineCard_SeriesFragment = {
  currency: string;
  asOf: string;
  actualTotal: string;
  estimatedTotal: string | null;
  rate: string | null;
  points: Array<{ date: string; actual: string; estimated: string | null; rate: string | null }>;
};

export const SalesLineCard_SeriesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SalesLineCard_series' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SalesSeries' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actualTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'points' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actual' } },
                { kind: 'Field', name: { kind: 'Name', value: 'estimated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SalesLineCard_SeriesFragment, unknown>;
export const SalesLineCard_CardFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SalesLineCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SalesLineCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'last7' },
            name: { kind: 'Name', value: 'series' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'window' }, value: { kind: 'EnumValue', value: 'LAST_7_DAYS' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesLineCard_series' } }],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'last30' },
            name: { kind: 'Name', value: 'series' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'window' }, value: { kind: 'EnumValue', value: 'LAST_30_DAYS' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesLineCard_series' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SalesLineCard_series' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SalesSeries' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'actualTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTotal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'points' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'actual' } },
                { kind: 'Field', name: { kind: 'Name', value: 'estimated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SalesLineCard_CardFragment, unknown>;
export type { Types };
