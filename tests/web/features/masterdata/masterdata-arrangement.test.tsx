import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import {
  CODE,
  moduleAnswer,
  opener,
  press,
  rowsAnswer,
  rowsOf,
  showMasterData,
} from './show-master-data.tsx';
import { inputsOf, variablesOf } from '../../support/fake-gateway.ts';
import { tabView } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { loadStyles, styleOf } from '../../support/load-styles.ts';
import { clickWhenShown } from '../../support/click-when-shown.ts';
import { person } from '../../support/person.ts';

const setting = (name: string, over: object = {}) => ({
  __typename: 'ListColumnSetting',
  name,
  isShown: true,
  width: null,
  pin: null,
  ...over,
});
const settings = (columns: readonly object[], pageSize: number | null = null) => ({
  __typename: 'ListSettings',
  columns,
  pageSize,
  version: 1,
});
const withSettings = (kept: object | null) => ({
  ListModule: () => viewerAnswer({ listSettings: kept, listModule: moduleAnswer() }),
});
const heads = () => screen.getAllByRole('columnheader').map((one) => one.textContent);

afterEach(() => {
  vi.useRealTimers();
});

describe('The arrangement of a list', () => {
  it('comes with its columns in the first request: order, hidden ones, widths, pins', async () => {
    loadStyles('design/grid/Grid.css');
    const { gateway } = await showMasterData({
      answers: withSettings(
        settings([
          setting('remark', { width: 300, pin: 'RIGHT' }),
          setting('price'),
          setting('gone'),
          setting('status', { isShown: false }),
        ]),
      ),
    });
    await opener('P1');
    // The column that opens a row stays at the edge, and new columns are after the others.
    expect(heads().slice(1)).toEqual(['商品编码', '售价', '商品名称', '备注']);
    expect(
      screen
        .getByRole('grid')
        .closest<HTMLElement>('[style]')
        ?.style.getPropertyValue('--grid-columns'),
    ).toContain('300px');
    expect(styleOf(screen.getByRole('columnheader', { name: '备注' }), 'position')).toBe('sticky');
    expect(gateway.operations()).toEqual(['ListModule']);
  });

  it('is stored when a column is widened', async () => {
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
    const { gateway } = await showMasterData({
      answers: {
        ...withSettings(null),
        ListSettingsSave: () => ({ data: { listSettingsSave: null } }),
      },
    });
    await opener('P1');
    const handle = screen
      .getByRole('columnheader', { name: '备注' })
      .querySelector('span[aria-hidden="true"]')!;
    fireEvent.pointerDown(handle, { clientX: 100 });
    fireEvent.pointerMove(handle, { clientX: 150 });
    fireEvent.pointerUp(handle);
    await waitFor(() => expect(inputsOf(gateway, 'ListSettingsSave')).toHaveLength(1));
    expect(inputsOf(gateway, 'ListSettingsSave')[0]).toMatchObject({
      list: `module:${CODE}`,
      columns: expect.arrayContaining([{ name: 'remark', isShown: true, width: 200, pin: null }]),
    });
  });

  it("sets the account's number of rows per page, unless the address says otherwise", async () => {
    const { gateway } = await showMasterData({
      answers: { ...withSettings(settings([], 100)), ListRows: () => rowsAnswer(rowsOf('P9')) },
    });
    await opener('P9');
    expect(variablesOf(gateway, 'ListRows')[0]).toMatchObject({ pageSize: 100 });
  });

  it('is that of a saved view while the address names one', async () => {
    const view = {
      __typename: 'ListView',
      id: 'view-7',
      list: `module:${CODE}`,
      name: '便宜的',
      isShared: false,
      isOwn: true,
      owner: person('林知夏'),
      parameters: { a0: 'price:LE:10' },
      columns: [
        setting('price'),
        setting('productid'),
        ...['productname', 'status', 'remark'].map((name) => setting(name, { isShown: false })),
      ],
      version: 1,
    };
    const { user, gateway } = await showMasterData({
      answers: { ListViews: () => viewerAnswer({ listViews: [view] }) },
    });
    await opener('P1');
    expect(gateway.operations()).not.toContain('ListViews');
    await press(user, /视图/u);
    await clickWhenShown(user, () => screen.findByRole('menuitemradio', { name: '便宜的' }));
    await waitFor(() => expect(heads().slice(1)).toEqual(['商品编码', '售价']));
    expect(Object.fromEntries(new URLSearchParams(tabView()))).toEqual({
      a0: 'price:LE:10',
      view: 'view-7',
    });
    expect(variablesOf(gateway, 'ListRows').at(-1)?.filter).toMatchObject({
      all: [{ column: 'price', operation: 'LE', value: '10' }],
    });
  });
});

describe('A list that is slow or on a small screen', () => {
  it('reports after some seconds that up to 30 may be needed, and keeps its skeleton', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await showMasterData({ answers: { ListModule: undefined } });
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
    expect(screen.queryAllByText(/最多需要 30 秒/u)).toHaveLength(0);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(screen.getAllByText(/最多需要 30 秒/u).length).toBeGreaterThan(0);
  });

  it('shows cards, and the open row over the whole window', async () => {
    matchMediaOnly(NARROW_SCREEN);
    const { user } = await showMasterData();
    await clickWhenShown(user, () => opener('P2'));
    const whole = within(await screen.findByRole('dialog', { name: '修改商品档案' }));
    expect(whole.getByLabelText<HTMLInputElement>(/商品名称/u).value).toBe('商品P2');
    await user.click(whole.getByRole('button', { name: '关闭编辑面板' }));
    await waitFor(() => expect(tabView()).toBe(''));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it.each([
    ['zh-TW', '查詢', '新增商品档案'],
    ['en-US', 'Search', 'New entry in 商品档案'],
  ] as const)('is translated to %s', async (locale, search, add) => {
    const { user } = await showMasterData({ locale });
    await screen.findByRole('button', { name: search });
    await user.keyboard('{Alt>}n{/Alt}');
    expect(await screen.findByRole('dialog', { name: add })).toBeTruthy();
  });
});
