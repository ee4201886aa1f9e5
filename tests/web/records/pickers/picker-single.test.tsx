import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstCells, heads, rowByKey, openPicker } from './open-picker.tsx';

describe('A picker of one row', () => {
  it('shows a page of 30 with key and name first and no hidden columns', async () => {
    const { gateway } = await openPicker();
    await rowByKey('S1');
    expect(screen.getByRole('dialog', { name: '选择供应商' })).toBeDefined();
    expect(heads()).toEqual(['选择', '编号', '名称', '状态', '备注']);
    expect(firstCells()).toHaveLength(30);
    expect(gateway.requests.map(({ variables }) => variables)).toEqual([
      { moduleCode: '300101', filter: null, page: 1, pageSize: 30, withColumns: true },
    ]);
  });

  it('selects by a click and confirms by the button', async () => {
    const { user, keys } = await openPicker();
    const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: '确定' });
    expect(confirm.disabled).toBe(true);
    await user.click(await rowByKey('S3'));
    await user.click(await rowByKey('S5'));
    expect((await rowByKey('S3')).getAttribute('aria-selected')).toBe('false');
    expect((await rowByKey('S5')).getAttribute('aria-selected')).toBe('true');
    await user.click(confirm);
    expect(keys()).toEqual(['S5']);
  });

  it('picks a row by a double click, with its name and its values', async () => {
    const { user, onPick } = await openPicker();
    await user.dblClick(await rowByKey('S2'));
    expect(onPick.mock.calls[0]?.[0]).toEqual([
      {
        key: 'S2',
        name: '供应商2',
        values: expect.objectContaining({ supplierid: 'S2', entid: 'E' }),
      },
    ]);
  });

  it('can be used with the keyboard alone: arrows, Home, End, the pages, Space, Enter', async () => {
    const { user, keys } = await openPicker();
    (await rowByKey('S1')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement).toBe(await rowByKey('S2'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await rowByKey('S30'));
    await user.keyboard('{Home} ');
    expect((await rowByKey('S1')).getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{PageDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await rowByKey('S31')));
    await user.keyboard('{PageDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await rowByKey('S61')));
    // There is no row after the last.
    await user.keyboard('{PageDown}{PageUp}');
    await waitFor(async () => expect(document.activeElement).toBe(await rowByKey('S31')));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(keys()).toEqual(['S32']);
  });

  it('is closed by Escape and by its button without picking anything', async () => {
    const { user, onPick, onClose } = await openPicker();
    (await rowByKey('S1')).focus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('is closed by Escape from its search field, which has the focus at first', async () => {
    const { user, onClose } = await openPicker();
    await rowByKey('S1');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('marks what was picked before', async () => {
    await openPicker({ selected: ['S4'] });
    expect((await rowByKey('S4')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(false);
  });
});
