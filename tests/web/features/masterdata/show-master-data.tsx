import { screen, within } from '@testing-library/react';
import type { Column } from '../../../../web/records/fields/column.ts';
import { MasterDataScreen } from '../../../../web/features/masterdata/MasterDataScreen.tsx';
import { columnOf, optionOf } from '../../../support/columns.ts';
import type { Answers } from '../../support/fake-gateway.ts';
import { renderInTab, type TabOptions } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';

export const CODE = '200301';

const typed = (column: Column) => ({
  __typename: 'FormColumn',
  ...column,
  options: column.options?.map((option) => ({ __typename: 'ColumnOption', ...option })) ?? null,
});

/** A list of products: a key, a required name, a price, a status to choose, a remark. */
const productColumns: readonly Column[] = [
  columnOf('productid', 'INPUT', {
    title: '商品编码',
    isSortable: true,
    isKeyword: true,
    isRequired: true,
  }),
  columnOf('productname', 'INPUT', {
    title: '商品名称',
    isRequired: true,
    isKeyword: true,
    searchType: 'LIKE',
  }),
  columnOf('price', 'INPUT_NUM', {
    title: '售价',
    align: 'RIGHT',
    isSortable: true,
    decimalPlaces: 2,
    sumStyle: 'SUM',
    searchType: 'RANGE',
  }),
  columnOf('status', 'SELECT', {
    title: '状态',
    searchType: 'IN',
    options: [optionOf('1', '在售'), optionOf('2', '停售')],
  }),
  columnOf('remark', 'INPUT', { title: '备注', searchType: 'EQ' }),
];

type Operation = 'ADD' | 'EDIT' | 'DELETE' | 'AUDIT' | 'REJECT' | 'IMPORT' | 'EXPORT' | 'PRINT';
const all: readonly Operation[] = [
  'ADD',
  'EDIT',
  'DELETE',
  'AUDIT',
  'REJECT',
  'IMPORT',
  'EXPORT',
  'PRINT',
];

export interface Data {
  operations?: readonly Operation[];
  columns?: readonly Column[];
  rows?: readonly object[];
  totalCount?: number;
  more?: object;
}

export const row = (key: string, values: object = {}, more: object = {}) => ({
  __typename: 'ListRow',
  key,
  name: `商品${key}`,
  values: {
    productid: key,
    productname: `商品${key}`,
    price: '16.80',
    status: '1',
    remark: null,
    ...values,
  },
  labels: {},
  version: 'v1',
  isDeletable: true,
  ...more,
});

export const rowsOf = (...keys: readonly string[]) => keys.map((key) => row(key));

const page = (rows: readonly object[], totalCount = rows.length) => ({
  __typename: 'ListRowPage',
  totalCount,
  nodes: rows,
});

export const moduleWith = ({
  operations = all,
  columns = productColumns,
  more = {},
}: Data = {}) => ({
  __typename: 'ListModule',
  code: CODE,
  keyField: 'productid',
  nameField: 'productname',
  pageSize: 30,
  isExactMatch: false,
  columns: columns.map(typed),
  problems: [],
  operations,
  conditionOperations: ['EQ', 'LIKE', 'IN', 'GE', 'LE'],
  isSearchable: true,
  rules: [],
  hasHistory: true,
  exportLimit: 100000,
  ...more,
});

export const moduleAnswer = (data: Data = {}) => ({
  ...moduleWith(data),
  rows: page(data.rows ?? rowsOf('P1', 'P2', 'P3'), data.totalCount ?? data.rows?.length ?? 3),
});

/** The answer of a mutation of a single row. */
export const rowPayload = (field: string, payload: object) => ({
  data: {
    [field]: { __typename: 'ListRowPayload', row: null, theirs: null, userErrors: [], ...payload },
  },
});
export const rowsPayload = (
  field: string,
  outcomes: readonly object[],
  userErrors: readonly object[] = [],
) => ({
  data: {
    [field]: {
      __typename: 'ListRowsPayload',
      outcomes: outcomes.map((one) => ({
        __typename: 'ListRowOutcome',
        row: null,
        isDone: true,
        userErrors: [],
        ...one,
      })),
      userErrors,
    },
  },
});
export const userError = (
  code: string,
  message: string,
  field: readonly string[] | null = null,
) => ({
  __typename: 'UserError',
  code,
  message,
  field,
});

export interface ListOptions extends Omit<TabOptions, 'parameters'> {
  data?: Data;
  answers?: Answers;
}

/** Renders the screen of the module in a tab, with three products by default. */
export async function showMasterData({ data = {}, answers = {}, ...options }: ListOptions = {}) {
  const shown = await renderInTab(
    <MasterDataScreen parameters={{ module: CODE }} title="商品档案" />,
    {
      ...options,
      answers: {
        ListModule: ({ withRows }) =>
          viewerAnswer({
            listSettings: null,
            listModule: withRows === true ? moduleAnswer(data) : moduleWith(data),
          }),
        ListRows: () =>
          viewerAnswer({
            listModule: {
              __typename: 'ListModule',
              code: CODE,
              rows: page(
                data.rows ?? rowsOf('P1', 'P2', 'P3'),
                data.totalCount ?? data.rows?.length ?? 3,
              ),
            },
          }),
        ListRowsSaved: () => viewerAnswer({}),
        ...answers,
      },
    },
  );
  return shown;
}

export const rowsAnswer = (rows: readonly object[], totalCount = rows.length) =>
  viewerAnswer({
    listModule: { __typename: 'ListModule', code: CODE, rows: page(rows, totalCount) },
  });

export const opener = (name: string) => screen.findByRole('button', { name });
export const gridRows = () => within(screen.getByRole('grid')).getAllByRole('row');
export const keysShown = () =>
  [...document.querySelectorAll('[role=gridcell] > button')].map((one) => one.textContent);
export const currentKey = () =>
  document.querySelector('[role=row][aria-current="true"] [role=gridcell] > button')?.textContent ??
  null;

export const press = async (
  user: { click: (element: Element) => Promise<void> },
  name: string | RegExp,
) => clickWhenShown(user, () => screen.findByRole('button', { name }));

export async function panel(name: string | RegExp = /修改商品档案/u) {
  return within(await screen.findByRole('region', { name }));
}
