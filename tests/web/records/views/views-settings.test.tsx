import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListSettings } from '../../../../web/records/views/useListSettings.ts';
import { column, refusal } from './show-views.tsx';
import { type Answers, variablesOf } from '../../support/fake-gateway.ts';
import { noticeText } from '../../support/notices.ts';
import { renderInTab } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';

const a = [column('a', { width: 80 })];
const b = [column('b'), column('a')];

function List({ list }: { list: string }) {
  const { columns, pageSize, isLoading, save, reset } = useListSettings(list);
  return (
    <>
      <output aria-label="state">
        {JSON.stringify([isLoading, columns?.map(({ name }) => name) ?? null, pageSize])}
      </output>
      <button type="button" onClick={() => save(a)}>
        a
      </button>
      <button type="button" onClick={() => save(b, 100)}>
        b
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

function Host() {
  const [list, setList] = useState<string | null>('module:1');
  return (
    <>
      {list !== null && <List list={list} />}
      <button type="button" onClick={() => setList('module:2')}>
        other
      </button>
      <button type="button" onClick={() => setList(null)}>
        leave
      </button>
    </>
  );
}

const settings = (columns: readonly object[], pageSize: number | null = null, version = 1) => ({
  __typename: 'ListSettings',
  columns: columns.map((one) => ({ __typename: 'ListColumnSetting', ...one })),
  pageSize,
  version,
});

/** A gateway that stores the settings. */
function kept(first: ReturnType<typeof settings> | null = null): NonNullable<Answers> {
  const lists = new Map<unknown, ReturnType<typeof settings> | null>([['module:1', first]]);
  const viewer = (list: unknown) =>
    viewerAnswer({ listSettings: lists.get(list) ?? null }).data.viewer;
  return {
    ListSettings: ({ list }) => ({ data: { viewer: viewer(list) } }),
    ListSettingsSave({ input, list }) {
      const { columns, pageSize } = input as { columns: object[]; pageSize: number | null };
      lists.set(
        list,
        columns.length === 0 && pageSize === null ? null : settings(columns, pageSize, 2),
      );
      return {
        data: {
          listSettingsSave: {
            __typename: 'ListSettingsPayload',
            viewer: viewer(list),
            userErrors: [],
          },
        },
      };
    },
  };
}

const state = () => JSON.parse(screen.getByLabelText('state').textContent) as unknown;
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(answers: Answers) {
  const { gateway } = await renderInTab(<Host />, { answers });
  await pass(0);
  return {
    gateway,
    saved: () => variablesOf(gateway, 'ListSettingsSave').map(({ input }) => input),
  };
}

describe('The arrangement of columns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('is requested once, and null if there is none', async () => {
    const { gateway } = await show(kept());
    expect(state()).toEqual([false, null, null]);
    expect(variablesOf(gateway, 'ListSettings')).toEqual([{ list: 'module:1' }]);
  });

  it('is known in the form in which it was stored, and an empty one counts as none', async () => {
    await show(kept(settings(b, 50)));
    expect(state()).toEqual([false, ['b', 'a'], 50]);
  });

  it('is shown at once and saved once after a pause', async () => {
    const { saved } = await show(kept(settings([], 50)));
    expect(state()).toEqual([false, null, 50]);
    await press('a');
    expect(state()).toEqual([false, ['a'], 50]);
    await pass(500);
    await press('b');
    await pass(500);
    expect([state(), saved()]).toEqual([[false, ['b', 'a'], 100], []]);
    await pass(100);
    expect(saved()).toEqual([{ list: 'module:1', columns: b, pageSize: 100 }]);
    await press('reset');
    expect(state()).toEqual([false, null, 100]);
    await pass(600);
    expect(saved().at(-1)).toEqual({ list: 'module:1', columns: [], pageSize: 100 });
    expect(state()).toEqual([false, null, 100]);
  });

  it('is saved at once when the list is left', async () => {
    const { saved } = await show(kept());
    await press('a');
    await press('other');
    await pass(0);
    expect(saved()).toEqual([{ list: 'module:1', columns: a, pageSize: null }]);
    expect(state()).toEqual([false, null, null]);
    await press('b');
    await press('leave');
    await pass(0);
    expect(saved()[1]).toEqual({ list: 'module:2', columns: b, pageSize: 100 });
  });

  it('stays as shown when it could not be saved, which is reported, and is saved with the next change', async () => {
    const answers = kept();
    let trouble: 'down' | 'refused' | null = 'down';
    const refused = {
      data: {
        listSettingsSave: {
          __typename: 'ListSettingsPayload',
          viewer: null,
          userErrors: [refusal('NOT_PERMITTED', '没有此模块的权限')],
        },
      },
    };
    const ListSettingsSave = (variables: Record<string, unknown>) =>
      trouble === 'down'
        ? new Error('x')
        : trouble === 'refused'
          ? refused
          : answers.ListSettingsSave!(variables);
    const { saved } = await show({ ...answers, ListSettingsSave });
    await press('a');
    await pass(600);
    expect(noticeText()).toContain('列设置没有保存成功');
    expect(state()).toEqual([false, ['a'], null]);
    trouble = 'refused';
    await press('a');
    await pass(600);
    expect(noticeText()).toContain('没有此模块的权限');
    trouble = null;
    await press('b');
    await pass(600);
    expect(saved()).toHaveLength(3);
    expect(state()).toEqual([false, ['b', 'a'], 100]);
  });
});
