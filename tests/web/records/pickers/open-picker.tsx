import { screen } from '@testing-library/react';

import { vi } from 'vitest';
import type {
  PickedRow,
  RowPickerProps,
} from '../../../../web/records/fields/row-picker-context.ts';
import { RowPicker } from '../../../../web/records/pickers/RowPicker.tsx';
import { columnOf, optionOf } from '../../../support/columns.ts';
import { type Answers } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

const columns = [
  columnOf('remark', 'TEXTAREA', { title: '备注' }),
  columnOf('status', 'TAG', { title: '状态', options: [optionOf('1', '启用')] }),
  columnOf('suppliername', 'INPUT', { title: '名称' }),
  columnOf('supplierid', 'INPUT', { title: '编号' }),
  columnOf('entid', 'HIDE_TEXT', { title: '企业' }),
];

const row = (at: number) => ({
  __typename: 'ListRow',
  key: `S${String(at)}`,
  name: `供应商${String(at)}`,
  values: {
    supplierid: `S${String(at)}`,
    suppliername: `供应商${String(at)}`,
    status: '1',
    remark: null,
    entid: 'E',
  },
  labels: {},
});

const all = Array.from({ length: 70 }, (_, at) => row(at + 1));

interface Variables {
  filter: {
    keyword?: string;
    all?: { column: string; operation: string; values: string[] }[];
  } | null;
  page: number;
  pageSize: number;
  withColumns: boolean;
}

/** The answer with a page of suppliers, filtered by a keyword or by keys. */
export function listAnswer(variables: object) {
  const { filter, page, pageSize, withColumns } = variables as Variables;
  const keys = filter?.all?.[0]?.values;
  const found = all.filter(({ key, name }) =>
    keys === undefined ? name.includes(filter?.keyword ?? '') : keys.includes(key),
  );
  return moduleAnswer({
    code: '300101',
    keyField: 'supplierid',
    nameField: 'suppliername',
    ...(withColumns && {
      columns: columns.map((column) => ({ __typename: 'FormColumn', ...column })),
    }),
    rows: {
      __typename: 'ListRowPage',
      totalCount: found.length,
      nodes: found.slice((page - 1) * pageSize, page * pageSize),
    },
  });
}

export const moduleAnswer = (listModule: object | null) => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: '1',
      listModule: listModule && { __typename: 'ListModule', ...listModule },
    },
  },
});

/** Renders the picker dialog over the list of suppliers. */
export async function openPicker(over: Partial<RowPickerProps> = {}, answers: Answers = {}) {
  const onPick = vi.fn<(rows: readonly PickedRow[]) => void>();
  const onClose = vi.fn();
  const view = await renderInPortal(
    <RowPicker
      moduleCode="300101"
      title="选择供应商"
      multiple={false}
      selected={[]}
      onPick={onPick}
      onClose={onClose}
      {...over}
    />,
    { answers: { PickerRows: listAnswer, ...answers } },
  );
  return {
    ...view,
    onPick,
    onClose,
    keys: () => onPick.mock.calls.flatMap(([rows]) => rows.map(({ key }) => key)),
  };
}

/** The row with this key, found by text: computing the names of thirty rows is too slow. */
export async function rowByKey(key: string): Promise<HTMLElement> {
  const cell = await screen.findByText(key, { selector: '[role=gridcell]' });
  return cell.closest<HTMLElement>('[role=row]')!;
}

export const heads = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
export const firstCells = () =>
  [...document.querySelectorAll('[role=row]')]
    .slice(1)
    .map((one) => one.querySelectorAll('[role=gridcell]')[1]?.textContent);
