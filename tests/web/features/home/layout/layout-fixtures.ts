import { screen, within } from '@testing-library/react';

export type Place = readonly [row: number, column: number, width: number, height: number];

/** The cards of the template by code: name, type, and default position in the post. */
const offered: Readonly<Record<string, readonly [name: string, typename: string, place: Place]>> = {
  sales: ['销售额', 'KpiCard', [1, 1, 3, 1]],
  profit: ['毛利', 'KpiCard', [1, 4, 3, 1]],
  todo: ['待办事项', 'TodoCard', [2, 1, 12, 1]],
  line: ['销售趋势', 'SalesLineCard', [3, 1, 8, 2]],
  rank: ['门店销售 TOP10', 'StoreRankingCard', [3, 9, 4, 2]],
  pie: ['渠道销售占比', 'ChannelPieCard', [5, 1, 4, 2]],
};

const positionOf = ([row, column, width, height]: Place) => ({
  __typename: 'CardPosition',
  row,
  column,
  width,
  height,
});

export type Standing = Readonly<Record<string, Place>>;

export const standing: Standing = {
  sales: [1, 1, 3, 1],
  profit: [1, 4, 3, 1],
  todo: [2, 1, 12, 1],
  line: [3, 1, 8, 2],
};

const dashboardAt = (version: number, cards: Standing = standing) => ({
  __typename: 'Dashboard',
  code: 'home',
  version,
  cards: Object.entries(cards).map(([code, place]) => ({
    __typename: offered[code]?.[1] ?? 'UnknownCard',
    id: `card-${code}`,
    code,
    name: offered[code]?.[0] ?? code,
    i18nCode: null,
    position: positionOf(place),
  })),
});

interface TemplateOptions {
  limit?: number;
  /** The number of additional cards. */
  more?: number;
}

interface AnswerOptions extends TemplateOptions {
  viewerId?: string;
}

export const templateAt = (
  version: number,
  cards: Standing = standing,
  { limit = 5, more = 0 }: TemplateOptions = {},
) => ({
  __typename: 'DashboardTemplate',
  code: 'home',
  name: '经营概览',
  i18nCode: null,
  limit,
  version,
  cards: [
    ...Object.entries(offered),
    ...Array.from(
      { length: more },
      (_, nth) => [`more${nth}`, [`指标 ${nth}`, 'CountCard', [9, 1, 2, 1]]] as const,
    ),
  ].map(([code, [name, typename, place]]) => ({
    __typename: 'TemplateCard',
    code,
    name,
    i18nCode: null,
    typename,
    isChecked: code in cards,
    defaultPosition: positionOf(place as Place),
  })),
});

export const layoutAnswer = (
  version: number,
  cards: Standing = standing,
  { viewerId = 'viewer-1', ...options }: AnswerOptions = {},
) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: viewerId,
      dashboardTemplate: templateAt(version, cards, options),
      dashboard: dashboardAt(version, cards),
    },
  },
});

const payload = (field: string, dashboard: unknown, error?: { code: string; message: string }) => ({
  data: {
    [field]: {
      __typename: 'DashboardLayoutPayload',
      dashboard,
      userErrors: error === undefined ? [] : [{ __typename: 'UserError', ...error }],
    },
  },
});

export const savedAnswer = (version: number, cards: Standing = standing) =>
  payload('dashboardLayoutSave', dashboardAt(version, cards));
export const conflicting = (version: number, cards: Standing) =>
  payload('dashboardLayoutSave', dashboardAt(version, cards), {
    code: 'CONFLICT',
    message: '已被修改',
  });
export const refused = (code: string, message: string) =>
  payload('dashboardLayoutSave', null, { code, message });
export const resetTo = (version: number, cards: Standing) =>
  payload('dashboardLayoutReset', dashboardAt(version, cards));

/** Services that store what they receive. */
export const storingLayouts =
  (version: number) =>
  ({ input }: Readonly<Record<string, unknown>>) => {
    const places = (input as SaveInput).cards.map(
      ({ code, position: { row, column, width, height } }) => [code, [row, column, width, height]],
    );
    return savedAnswer(version, Object.fromEntries(places) as Standing);
  };

interface SaveInput {
  version: number;
  cards: {
    code: string;
    position: { row: number; column: number; width: number; height: number };
  }[];
}

/** The saved layouts, as codes and positions. */
export function savedOf(
  asked: readonly { operation: string; variables: Readonly<Record<string, unknown>> }[],
) {
  return asked
    .filter(({ operation }) => operation === 'DashboardLayoutSave')
    .map(({ variables }) => {
      const { version, cards } = variables.input as SaveInput;
      const places = cards.map(({ code, position: { row, column, width, height } }) =>
        [code, row, column, width, height].join(' '),
      );
      return { version, places };
    });
}

export const dialog = () => within(screen.getByRole('dialog'));
