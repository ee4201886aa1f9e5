import { act, screen, waitFor } from '@testing-library/react';
import type { FormattedExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { firstCells, rowByKey, listAnswer, moduleAnswer, openPicker } from './open-picker.tsx';

const late = () => {
  const answers: { resolve: (result: FormattedExecutionResult) => void; variables: object }[] = [];
  const ask = (variables: object) =>
    new Promise<FormattedExecutionResult>((resolve) => answers.push({ resolve, variables }));
  return { answers, ask };
};

describe('A picker', () => {
  it.each([
    ['is not there', []],
    [
      'is refused',
      [{ message: 'x', path: ['viewer', 'listModule'], extensions: { code: 'FORBIDDEN' } }],
    ],
  ])(
    'of a list that %s reports that the account may not see it, and offers nothing',
    async (_why, errors) => {
      await openPicker(
        {},
        { PickerRows: () => ({ ...moduleAnswer(null), ...(errors.length > 0 && { errors }) }) },
      );
      expect((await screen.findByRole('alert')).textContent).toContain('没有查看此列表的权限');
      expect(screen.queryByRole('grid')).toBeNull();
    },
  );

  it('that cannot load its list reports it, keeps the selection and tries again', async () => {
    let down = true;
    const { user } = await openPicker(
      { multiple: true, selected: ['S2'] },
      {
        PickerRows: (variables) =>
          down ? new TypeError('Failed to fetch') : listAnswer(variables),
      },
    );
    expect((await screen.findByRole('alert')).textContent).toContain('列表读取失败');
    down = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect((await rowByKey('S2')).getAttribute('aria-selected')).toBe('true');
  });

  it('reports it when only its rows failed', async () => {
    const failed = moduleAnswer({
      code: '300101',
      keyField: 'supplierid',
      nameField: 'suppliername',
      columns: [],
      rows: null,
    });
    await openPicker({}, { PickerRows: () => ({ ...failed, errors: [{ message: 'late' }] }) });
    expect((await screen.findByRole('alert')).textContent).toContain('列表读取失败');
  });

  it('explains for an empty list where rows come from, and for a search without matches what to do', async () => {
    const { user } = await openPicker();
    await rowByKey('S1');
    await user.type(screen.getByRole('searchbox', { name: '查找' }), '没有{Enter}');
    expect(await screen.findByText('没有与“没有”相符的数据')).toBeDefined();
    const empty = listAnswer({
      filter: { keyword: '无' },
      page: 1,
      pageSize: 30,
      withColumns: true,
    });
    await openPicker({}, { PickerRows: () => empty });
    expect(await screen.findByText('列表中还没有数据')).toBeDefined();
  });

  it('shows the rows of the latest request, whichever answer arrives last', async () => {
    const { answers, ask } = late();
    const { user } = await openPicker({}, { PickerRows: ask });
    expect(screen.getByText('正在读取列表…')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: '查找' }), '供应商7{Enter}');
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const { resolve, variables } of answers.toReversed())
      await act(async () => resolve(listAnswer(variables)));
    expect(firstCells()).toEqual(['S7', 'S70']);
  });

  it('shows rows unchanged: with missing fields, tags, numbers as text and 200 characters', async () => {
    const odd = {
      __typename: 'ListRow',
      key: 'X1',
      name: '<b>名</b>',
      values: { suppliername: `<b>${'长'.repeat(200)}` },
      labels: {},
    };
    const listModule = {
      code: '300101',
      keyField: 'supplierid',
      nameField: 'suppliername',
      columns: [columnOf('supplierid'), columnOf('suppliername')].map((column) => ({
        __typename: 'FormColumn',
        ...column,
      })),
      rows: { __typename: 'ListRowPage', totalCount: 1, nodes: [odd] },
    };
    const { user, keys } = await openPicker({}, { PickerRows: () => moduleAnswer(listModule) });
    await waitFor(() => expect(firstCells()).toEqual(['—']));
    expect(document.querySelector('b')).toBeNull();
    await user.dblClick(screen.getAllByRole('row')[1]!);
    expect(keys()).toEqual(['X1']);
  });

  it('does not offer rows without a key of their own, whose key would become the value', async () => {
    const rowOf = (key: string) => ({
      __typename: 'ListRow',
      key,
      name: `供应商${key}`,
      values: { supplierid: key },
      labels: {},
    });
    await openPicker(
      {},
      {
        PickerRows: () =>
          moduleAnswer({
            code: '300101',
            keyField: 'supplierid',
            nameField: 'supplierid',
            columns: [{ __typename: 'FormColumn', ...columnOf('supplierid') }],
            rows: {
              __typename: 'ListRowPage',
              totalCount: 3,
              nodes: ['S1', '~2', 'S3'].map(rowOf),
            },
          }),
      },
    );
    await waitFor(() => expect(firstCells()).toEqual(['S1', 'S3']));
  });
});
