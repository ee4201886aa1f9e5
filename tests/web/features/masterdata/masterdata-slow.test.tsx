import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_ROWS_WAIT_MS } from '../../../../web/features/masterdata/MasterData.tsx';
import {
  keysShown,
  moduleAnswer,
  moduleWith,
  opener,
  rowsAnswer,
  rowsOf,
  showMasterData,
} from './show-master-data.tsx';
import { type FakeGateway, variablesOf } from '../../support/fake-gateway.ts';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const asked = (gateway: FakeGateway, withRows: boolean) =>
  gateway.requests.find(
    ({ operation, variables }) => operation === 'ListModule' && variables.withRows === withRows,
  );
const form = () => screen.queryByRole('search', { name: '查询条件' });

/** A list whose first request is answered by the test. */
async function showSlowList() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { gateway } = await showMasterData({
    answers: { ListModule: undefined, ListRows: () => rowsAnswer(rowsOf('P9')) },
  });
  return gateway;
}

/** The rows take so long that the columns are requested separately and have arrived. */
async function showHeldUpList() {
  const gateway = await showSlowList();
  await pass(MAX_ROWS_WAIT_MS);
  await act(async () =>
    asked(gateway, false)!.answer(viewerAnswer({ listSettings: null, listModule: moduleWith() })),
  );
  return gateway;
}

afterEach(() => vi.useRealTimers());

describe('A list whose first rows take long', () => {
  it('requests its columns separately after a while, once, and shows its search form meanwhile', async () => {
    const gateway = await showSlowList();
    await pass(MAX_ROWS_WAIT_MS - 1);
    expect(variablesOf(gateway, 'ListModule').map(({ withRows }) => withRows)).toEqual([true]);
    await pass(1);
    expect(variablesOf(gateway, 'ListModule').map(({ withRows }) => withRows)).toEqual([
      true,
      false,
    ]);
    expect(form()).toBeNull();
    await act(async () =>
      asked(gateway, false)!.answer(viewerAnswer({ listSettings: null, listModule: moduleWith() })),
    );
    expect(within(form()!).getByRole('button', { name: '查询' })).toBeTruthy();
    expect(
      screen.getByRole('region', { name: '商品档案列表' }).querySelector('[aria-busy="true"]'),
    ).not.toBeNull();
    await pass(60_000);
    expect(gateway.operations()).toEqual(['ListModule', 'ListModule']);
  });

  it('shows the rows in the same form when they arrive, and sends no further request', async () => {
    const gateway = await showHeldUpList();
    const shown = form();
    await act(async () =>
      asked(gateway, true)!.answer(
        viewerAnswer({
          listSettings: null,
          listModule: moduleAnswer({ rows: rowsOf('P1', 'P2') }),
        }),
      ),
    );
    vi.useRealTimers();
    await opener('P1');
    expect(form()).toBe(shown);
    expect(gateway.operations()).toEqual(['ListModule', 'ListModule']);
  });

  it('keeps the form when the rows fail finally, and requests them separately', async () => {
    const gateway = await showHeldUpList();
    await act(async () => asked(gateway, true)!.answer(new TypeError('Failed to fetch')));
    vi.useRealTimers();
    await opener('P9');
    expect(form()).not.toBeNull();
    expect([keysShown(), gateway.operations()]).toEqual([
      ['P9'],
      ['ListModule', 'ListModule', 'ListRows'],
    ]);
  });
});
