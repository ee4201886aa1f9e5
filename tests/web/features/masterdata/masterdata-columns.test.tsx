import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wholeTexts, widthOf } from '../../../../web/records/fields/column-widths.ts';
import { NARROW_SCREEN } from '../../../../web/design/theme/useMediaQuery.ts';
import { columnOf, optionOf } from '../../../support/columns.ts';
import { matchMediaOnly } from '../../../support/dom.ts';
import { moduleAnswer, opener, showMasterData } from './show-master-data.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const setting = (name: string, pin: string | null) => ({
  __typename: 'ListColumnSetting',
  ...{ name, pin, isShown: true, width: null },
});

describe('The columns of a list', () => {
  it('are printed as they are shown: pinned ones at their edges', async () => {
    const columns = [setting('remark', 'RIGHT'), setting('price', null), setting('status', 'LEFT')];
    await showMasterData({
      answers: {
        ListModule: () =>
          viewerAnswer({
            listSettings: { __typename: 'ListSettings', columns, pageSize: null, version: 1 },
            listModule: moduleAnswer(),
          }),
      },
    });
    await opener('P1');
    const seen = screen.getAllByRole('columnheader').map((one) => one.textContent);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = within(screen.getByText(/^本页 \d+ 条/u).parentElement!)
      .getAllByRole('columnheader')
      .map((one) => one.textContent);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(seen.slice(1)).toEqual(['状态', '商品编码', '售价', '商品名称', '备注']);
    expect(printed).toEqual(seen.slice(1));
  });

  it('appear on a card without a title for the name of the row', async () => {
    matchMediaOnly(NARROW_SCREEN);
    await showMasterData();
    const card = (await opener('P1')).closest('li');
    expect(card?.querySelector('p')?.textContent).toBe('商品P1');
    expect([...(card?.querySelectorAll('dt') ?? [])].map((one) => one.textContent)).not.toContain(
      '商品名称',
    );
  });

  it('show the options of a short list in full', () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, no) => optionOf(String(no), `Own brand ${String(no)}`));
    const textsOf = (count: number) =>
      wholeTexts(columnOf('level', 'SELECT', { options: named(count) }), (_, text) => text);
    expect(textsOf(2)).toEqual(['Own brand 0', 'Own brand 1']);
    expect(textsOf(7)).toEqual([]);
  });

  it('are wide enough for their widest tag, up to a maximum', () => {
    const state = columnOf('status', 'TAG', { width: 88, options: [optionOf('1', 'x')] });
    expect(widthOf(state, 'State')).toBe(88);
    expect(widthOf(state, 'State', ['On sale', 'To be approved'])).toBeGreaterThan(140);
    expect(widthOf(state, 'State', ['m'.repeat(100)])).toBe(200);
    // Room for the name of the sum, and for a figure of twelve characters.
    expect(widthOf(state, 'State', [], 'Total')).toBeGreaterThan(150);
    // An average of rates from 0 to 100 needs less room.
    const bounds = { minimum: '0', maximum: '100', decimalPlaces: 2 };
    const rate = columnOf('rate', 'INPUT_NUM', { width: 104, sumStyle: 'AVERAGE', ...bounds });
    expect(widthOf(rate, 'Rate', [], 'Average')).toBeLessThan(150);
    expect(widthOf({ ...rate, maximum: null }, 'Rate', [], 'Average')).toBeGreaterThan(170);
  });
});
