/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import * as ApolloReact from '@apollo/client/react';
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
  | 'MONEY';

export type HomeQueryVariables = Exact<{
  code: string;
}>;

export type HomeQuery = {
  viewer: {
    id: string;
    dashboard: {
      code: string;
      name: string;
      i18nCode: string | null;
      asOf: string;
      shopCount: number | null;
      cards: Array<
        | {
            __typename: 'KpiCard';
            id: string;
            code: string;
            name: string;
            i18nCode: string | null;
            moduleCode: string | null;
            position: { row: number; column: number; width: number; height: number };
            figures: {
              unit: Types.FigureUnit;
              currency: string;
              asOf: string;
              yesterday: string | null;
              dayBefore: string | null;
              dayOverDayRate: string | null;
              month: {
                actual: string | null;
                plan: string | null;
                rate: string | null;
                band: Types.AttainmentBand | null;
                elapsedRate: string;
              };
              year: {
                actual: string | null;
                plan: string | null;
                rate: string | null;
                band: Types.AttainmentBand | null;
                elapsedRate: string;
              };
            } | null;
          }
        | {
            __typename: 'SalesLineCard';
            id: string;
            code: string;
            name: string;
            i18nCode: string | null;
            moduleCode: string | null;
            position: { row: number; column: number; width: number; height: number };
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
          }
        | {
            __typename: 'StoreRankingCard';
            id: string;
            code: string;
            name: string;
            i18nCode: string | null;
            moduleCode: string | null;
            position: { row: number; column: number; width: number; height: number };
            ranking: {
              currency: string;
              asOf: string;
              stores: Array<{ rank: number; code: string | null; name: string; sales: string }>;
            } | null;
          }
        | {
            __typename: 'TodoCard';
            id: string;
            code: string;
            name: string;
            i18nCode: string | null;
            moduleCode: string | null;
            position: { row: number; column: number; width: number; height: number };
            counters: {
              initiated: number;
              submitted: number;
              pendingApproval: number;
              pool: number;
              todo: number;
              finished: number;
            } | null;
          }
        | {
            __typename: 'UnknownCard';
            id: string;
            code: string;
            name: string;
            i18nCode: string | null;
            moduleCode: string | null;
            kind: string;
            position: { row: number; column: number; width: number; height: number };
          }
      >;
    } | null;
  } | null;
};

export type CardQueryVariables = Exact<{
  dashboardCode: string;
  code: string;
}>;

export type CardQuery = {
  viewer: {
    id: string;
    card:
      | {
          __typename: 'KpiCard';
          id: string;
          code: string;
          name: string;
          i18nCode: string | null;
          moduleCode: string | null;
          position: { row: number; column: number; width: number; height: number };
          figures: {
            unit: Types.FigureUnit;
            currency: string;
            asOf: string;
            yesterday: string | null;
            dayBefore: string | null;
            dayOverDayRate: string | null;
            month: {
              actual: string | null;
              plan: string | null;
              rate: string | null;
              band: Types.AttainmentBand | null;
              elapsedRate: string;
            };
            year: {
              actual: string | null;
              plan: string | null;
              rate: string | null;
              band: Types.AttainmentBand | null;
              elapsedRate: string;
            };
          } | null;
        }
      | {
          __typename: 'SalesLineCard';
          id: string;
          code: string;
          name: string;
          i18nCode: string | null;
          moduleCode: string | null;
          position: { row: number; column: number; width: number; height: number };
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
        }
      | {
          __typename: 'StoreRankingCard';
          id: string;
          code: string;
          name: string;
          i18nCode: string | null;
          moduleCode: string | null;
          position: { row: number; column: number; width: number; height: number };
          ranking: {
            currency: string;
            asOf: string;
            stores: Array<{ rank: number; code: string | null; name: string; sales: string }>;
          } | null;
        }
      | {
          __typename: 'TodoCard';
          id: string;
          code: string;
          name: string;
          i18nCode: string | null;
          moduleCode: string | null;
          position: { row: number; column: number; width: number; height: number };
          counters: {
            initiated: number;
            submitted: number;
            pendingApproval: number;
            pool: number;
            todo: number;
            finished: number;
          } | null;
        }
      | {
          __typename: 'UnknownCard';
          id: string;
          code: string;
          name: string;
          i18nCode: string | null;
          moduleCode: string | null;
          kind: string;
          position: { row: number; column: number; width: number; height: number };
        }
      | null;
  } | null;
};

export const HomeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Home' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'dashboard' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'code' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'i18nCode' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'shopCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'cards' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'i18nCode' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'moduleCode' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'position' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'row' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'column' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                                ],
                              },
                            },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_card' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesLineCard_card' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoreRankingCard_card' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TodoCard_card' } },
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'UnknownCard_card' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'KpiCard_attainment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attainment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'actual' } },
          { kind: 'Field', name: { kind: 'Name', value: 'plan' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'band' } },
          { kind: 'Field', name: { kind: 'Name', value: 'elapsedRate' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'KpiCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'KpiCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'figures' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'unit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
                { kind: 'Field', name: { kind: 'Name', value: 'yesterday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dayBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dayOverDayRate' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'month' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_attainment' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'year' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_attainment' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
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
      name: { kind: 'Name', value: 'StoreRankingCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreRankingCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ranking' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stores' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sales' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TodoCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TodoCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counters' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'initiated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'submitted' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pendingApproval' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pool' } },
                { kind: 'Field', name: { kind: 'Name', value: 'todo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finished' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UnknownCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UnknownCard' } },
      selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }] },
    },
  ],
} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const CardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Card' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'dashboardCode' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'card' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'dashboardCode' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'dashboardCode' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'code' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'i18nCode' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'moduleCode' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'position' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'row' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'column' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                          ],
                        },
                      },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_card' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SalesLineCard_card' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StoreRankingCard_card' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'TodoCard_card' } },
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'UnknownCard_card' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'KpiCard_attainment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attainment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'actual' } },
          { kind: 'Field', name: { kind: 'Name', value: 'plan' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'band' } },
          { kind: 'Field', name: { kind: 'Name', value: 'elapsedRate' } },
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
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'KpiCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'KpiCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'figures' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'unit' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
                { kind: 'Field', name: { kind: 'Name', value: 'yesterday' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dayBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dayOverDayRate' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'month' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_attainment' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'year' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'KpiCard_attainment' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
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
      name: { kind: 'Name', value: 'StoreRankingCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StoreRankingCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ranking' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'stores' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'rank' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sales' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TodoCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TodoCard' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'counters' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'initiated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'submitted' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pendingApproval' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pool' } },
                { kind: 'Field', name: { kind: 'Name', value: 'todo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finished' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UnknownCard_card' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'UnknownCard' } },
      selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'kind' } }] },
    },
  ],
} as unknown as DocumentNode<CardQuery, CardQueryVariables>;
export function useHomeQuery(
  ...[options]: {} extends HomeQueryVariables
    ? [options?: ApolloReact.useQuery.Options<HomeQuery, HomeQueryVariables> | ApolloReact.SkipToken]
    : [options: ApolloReact.useQuery.Options<HomeQuery, HomeQueryVariables> | ApolloReact.SkipToken]
): ApolloReact.useQuery.Result<HomeQuery, HomeQueryVariables, 'empty' | 'streaming' | 'complete'> {
  return ApolloReact.useQuery(HomeDocument, options as never) as never;
}
export function useHomeLazyQuery(options?: ApolloReact.useLazyQuery.Options<HomeQuery, HomeQueryVariables>) {
  return ApolloReact.useLazyQuery(HomeDocument, options);
}
export function useCardQuery(
  ...[options]: {} extends CardQueryVariables
    ? [options?: ApolloReact.useQuery.Options<CardQuery, CardQueryVariables> | ApolloReact.SkipToken]
    : [options: ApolloReact.useQuery.Options<CardQuery, CardQueryVariables> | ApolloReact.SkipToken]
): ApolloReact.useQuery.Result<CardQuery, CardQueryVariables, 'empty' | 'streaming' | 'complete'> {
  return ApolloReact.useQuery(CardDocument, options as never) as never;
}
export function useCardLazyQuery(options?: ApolloReact.useLazyQuery.Options<CardQuery, CardQueryVariables>) {
  return ApolloReact.useLazyQuery(CardDocument, options);
}
export type { Types };
