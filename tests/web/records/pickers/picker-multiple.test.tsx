import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { firstCells, rowByKey, openPicker } from './open-picker.tsx';

const chips = () =>
  within(screen.getByRole('list', { name: '已选择的行' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

describe('A picker of several rows', () => {
  it('keeps the selection over pages and searches, counts it and returns it in its order', async () => {
    const { user, keys } = await openPicker({ multiple: true });
    await user.click(await rowByKey('S2'));
    await user.click(screen.getByRole('button', { name: '下一页' }));
    await user.click(await rowByKey('S40'));
    await user.type(screen.getByRole('searchbox', { name: '查找' }), '供应商7{Enter}');
    await waitFor(() => expect(firstCells()).toEqual(['S7', 'S70']));
    await user.click(await rowByKey('S70'));
    expect(screen.getByText('已选 3 项')).toBeDefined();
    expect(chips()).toEqual(['供应商2', '供应商40', '供应商70']);
    await user.click(screen.getByRole('button', { name: '确定（3）' }));
    expect(keys()).toEqual(['S2', 'S40', 'S70']);
  });

  it('deselects rows by a second click, by their chip, and all at once', async () => {
    const { user } = await openPicker({ multiple: true });
    for (const key of ['S1', 'S2', 'S3']) await user.click(await rowByKey(key));
    await user.click(await rowByKey('S1'));
    await user.click(screen.getByRole('button', { name: '移除 供应商3' }));
    expect(chips()).toEqual(['供应商2']);
    await user.click(screen.getByRole('button', { name: '全部移除' }));
    expect(screen.getByText('已选 0 项')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确定（0）' }).disabled).toBe(
      true,
    );
  });

  it('shows the names of previously picked rows of other pages, and keeps a deleted one until it is removed', async () => {
    const { user, keys, gateway } = await openPicker({
      multiple: true,
      selected: ['S55', 'GONE', 'S55'],
    });
    await rowByKey('S1');
    await waitFor(() => expect(chips()).toEqual(['供应商55', 'GONE']));
    expect(gateway.requests.at(-1)?.variables).toMatchObject({
      filter: { all: [{ column: 'supplierid', operation: 'IN', values: ['S55', 'GONE', 'S55'] }] },
      withColumns: false,
    });
    await user.click(screen.getByRole('button', { name: '移除 GONE' }));
    await user.click(screen.getByRole('button', { name: '确定（1）' }));
    expect(keys()).toEqual(['S55']);
  });

  it('may be confirmed with nothing picked if something was picked before', async () => {
    const { user, onPick } = await openPicker({ multiple: true, selected: ['S1'] });
    await user.click(await rowByKey('S1'));
    await user.click(screen.getByRole('button', { name: '确定（0）' }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith([]);
  });

  it('can be used with Space and Enter', async () => {
    const { user, keys } = await openPicker({ multiple: true });
    (await rowByKey('S1')).focus();
    await user.keyboard(' {ArrowDown} {ArrowDown}{Enter}');
    expect(keys()).toEqual(['S1', 'S2']);
  });

  it('with an empty selection picks the focused row by Enter', async () => {
    const { user, keys } = await openPicker({ multiple: true });
    (await rowByKey('S9')).focus();
    await user.keyboard('{Enter}');
    expect(keys()).toEqual(['S9']);
  });
});
