import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, openEmbedded, origin, post } from './open-embedded.tsx';
import { rowByKey, listAnswer, moduleAnswer } from '../../records/pickers/open-picker.tsx';

const user = userEvent.setup({ delay: null });
const picker = () => screen.findByRole('dialog', { name: '“库存”请您选择' });
const answer = (fields: object) => ({ portal: 1, type: 'picked', target: origin, ...fields });

/** The dialog may suspend: `act` waits until it is there. */
const ask = (fields: object = {}) =>
  act(async () => post({ type: 'pick', moduleCode: '300101', ...fields }));

describe('A module that lets the user pick rows', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('receives the picked rows with their values', async () => {
    const { gateway } = await openEmbedded({ answers: { PickerRows: listAnswer } });
    const said = listen();
    await ask({ multiple: true, selected: ['S1'] });
    await picker();
    await user.click(await rowByKey('S3'));
    await user.click(screen.getByRole('button', { name: '确定（2）' }));
    expect(said()).toEqual([
      answer({
        rows: ['1', '3'].map((at): unknown =>
          expect.objectContaining({
            key: `S${at}`,
            name: `供应商${at}`,
            values: expect.objectContaining({ supplierid: `S${at}` }),
          }),
        ),
      }),
    ]);
    expect(gateway.requests[0]?.variables).toMatchObject({ moduleCode: '300101', pageSize: 30 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is notified when the user cancels', async () => {
    await openEmbedded({ answers: { PickerRows: listAnswer } });
    const said = listen();
    await ask();
    await picker();
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(said()).toEqual([answer({ cancelled: true })]);
  });

  it('learns nothing about a list that the account may not see', async () => {
    await openEmbedded({ answers: { PickerRows: () => moduleAnswer(null) } });
    const said = listen();
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain('没有查看此列表的权限');
    expect(said()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(said()).toEqual([answer({ cancelled: true })]);
  });

  it('may ask only while its tab is selected, and for one thing at a time', async () => {
    const { unmount, gateway } = await openEmbedded({ selected: false });
    const heard = listen();
    await ask();
    expect(heard()).toEqual([
      { portal: 1, type: 'refused', of: 'pick', reason: 'background', target: origin },
    ]);
    expect([gateway.operations(), screen.queryByRole('dialog')]).toEqual([[], null]);
    unmount();

    await openEmbedded({ answers: { PickerRows: listAnswer } });
    const said = listen();
    await ask();
    await picker();
    await ask({ moduleCode: '300102' });
    expect(said()).toEqual([
      { portal: 1, type: 'refused', of: 'pick', reason: 'busy', target: origin },
    ]);
  });

  it('stops waiting when it is reloaded', async () => {
    await openEmbedded({ answers: { PickerRows: listAnswer } });
    const said = listen();
    await ask();
    await picker();
    post({ type: 'ready' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(said().map((message) => 'type' in message && message.type)).toEqual(['welcome']);
  });

  it('is not answered while the screen is locked', async () => {
    const { services, gateway } = await openEmbedded({ answers: { PickerRows: listAnswer } });
    const said = listen();
    act(() => services.session.lock());
    await ask();
    expect([gateway.operations(), said(), screen.queryByRole('dialog')]).toEqual([[], [], null]);
  });
});
