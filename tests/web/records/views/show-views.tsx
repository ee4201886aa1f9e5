import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ListViews_ViewFragment } from '../../../../web/records/views/ListViews.gen.ts';
import type { ArrangedColumn } from '../../../../web/records/views/arrange-columns.ts';
import { arrangeColumns } from '../../../../web/records/views/arrange-columns.ts';
import { ViewMenu } from '../../../../web/records/views/ViewMenu.tsx';
import { useTab } from '../../../../web/platform/workbench/TabContext.tsx';
import type { Answers } from '../../support/fake-gateway.ts';
import { renderInTab, type TabOptions } from '../../support/render-in-tab.tsx';
import { viewerAnswer } from '../../support/viewer-answer.ts';
import { person } from '../../support/person.ts';

type View = ListViews_ViewFragment & { __typename: 'ListView' };

export const column = (name: string, over: Partial<ArrangedColumn> = {}): ArrangedColumn => ({
  name,
  isShown: true,
  width: null,
  pin: null,
  ...over,
});

export const savedView = (name: string, over: Partial<View> = {}): View => ({
  __typename: 'ListView',
  id: `id-${name}`,
  list: 'approval',
  name,
  isShared: false,
  isOwn: true,
  owner: person('林知夏'),
  parameters: { min: '10000' },
  columns: null,
  version: 1,
  ...over,
});

export const refusal = (code: string, message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field: field === null ? null : ['input', field],
});

/** A gateway that stores views. It refuses changes once a test sets `refuse`. */
export function storedViews(...views: View[]) {
  const kept = [...views];
  const state = { kept, refuse: null as ReturnType<typeof refusal> | null };
  const withColumns = (view: View) => ({
    ...view,
    columns: view.columns?.map((one) => ({ __typename: 'ListColumnSetting', ...one })) ?? null,
  });
  const viewer = () => viewerAnswer({ listViews: kept.map(withColumns) }).data.viewer;
  const payload = (field: string, view: View | null) => ({
    data: {
      [field]: {
        __typename: 'ListViewPayload',
        ...(field === 'listViewSave' && { view: view && withColumns(view) }),
        viewer: state.refuse ? null : viewer(),
        userErrors: state.refuse ? [state.refuse] : [],
      },
    },
  });
  const answers: Answers = {
    ListViews: () => ({ data: { viewer: viewer() } }),
    ListViewSave({ input }) {
      if (state.refuse) return payload('listViewSave', null);
      const given = input as Partial<View>;
      const before = kept.find(({ id }) => id === given.id);
      const next = savedView(given.name!, {
        ...before,
        ...given,
        id: given.id ?? `id-${given.name!}`,
        version: (before?.version ?? 0) + 1,
        columns: given.columns ?? null,
      });
      kept.splice(before ? kept.indexOf(before) : kept.length, before ? 1 : 0, next);
      return payload('listViewSave', next);
    },
    ListViewDelete({ input }) {
      if (!state.refuse)
        kept.splice(
          kept.findIndex(({ id }) => id === (input as View).id),
          1,
        );
      return payload('listViewDelete', null);
    },
  };
  return { ...state, state, answers };
}

/** A list that shows the view state of its tab, with three columns that views can arrange. */
function List({ configured }: { configured: readonly ArrangedColumn[] }) {
  const { view, setView } = useTab();
  const [ofView, setOfView] = useState<readonly ArrangedColumn[] | null>(null);
  const columns = arrangeColumns(configured, ofView);
  return (
    <>
      <ViewMenu
        list="approval"
        parameters={view}
        columns={columns}
        onApply={(chosen) => {
          setView(() => chosen.parameters);
          setOfView(chosen.columns);
        }}
      />
      <output aria-label="columns">
        {columns.map(({ name, isShown }) => (isShown ? name : `(${name})`)).join(' ')}
      </output>
      <button type="button" onClick={() => setView((before) => ({ ...before, min: '5' }))}>
        filter
      </button>
      <button type="button" onClick={() => setOfView(columns.toReversed())}>
        reverse
      </button>
    </>
  );
}

export const abc = [column('a'), column('b'), column('c')];

export function showViews(options: TabOptions & { configured?: readonly ArrangedColumn[] } = {}) {
  return renderInTab(<List configured={options.configured ?? abc} />, options);
}

export const viewButton = (name: string | RegExp = /^视图：/u) =>
  screen.findByRole('button', { name });
export const shownColumns = () => screen.getByLabelText('columns').textContent;

export async function openMenu(user: { click: (element: Element) => Promise<void> }) {
  await user.click(await viewButton());
  return within(await screen.findByRole('menu'));
}
