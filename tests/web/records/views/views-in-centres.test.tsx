import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TaskCentre } from '../../../../web/features/workflow/tasks/TaskCentre.tsx';
import {
  opener,
  showApprovalCentre,
} from '../../features/workflow/centre/show-approval-centre.tsx';
import { task, tasksAnswer } from '../../features/workflow/tasks/show-tasks.tsx';
import { storedViews, openMenu, savedView, viewButton } from './show-views.tsx';
import { renderInTab, tabView } from '../../support/render-in-tab.tsx';
import { variablesOf } from '../../support/fake-gateway.ts';

const view = () => Object.fromEntries(new URLSearchParams(tabView()));

describe('The views of the approval centre', () => {
  it('contain its tab and its filters, but not the open approval', async () => {
    const { answers } = storedViews(
      savedView('大额', { parameters: { tab: 'finished', min: '10000' } }),
    );
    const { user, gateway } = await showApprovalCentre({
      answers,
      view: { page: '2', process: 'PO' },
    });
    await opener('PO1');
    expect(variablesOf(gateway, 'ListViews')).toEqual([]);
    await user.click(await (await openMenu(user)).findByRole('menuitemradio', { name: '大额' }));
    await waitFor(() =>
      expect(variablesOf(gateway, 'Approvals').at(-1)).toMatchObject({
        list: 'FINISHED',
        page: 1,
        filter: { minimumAmount: '10000' },
      }),
    );
    expect(view()).toEqual({ tab: 'finished', min: '10000', view: 'id-大额' });
    await user.click((await openMenu(user)).getByRole('menuitemradio', { name: '全部' }));
    expect(view()).toEqual({ tab: 'finished' });
  });

  it('are saved with the shown tab, even if the address omits it', async () => {
    const { answers } = storedViews();
    const { user, gateway } = await showApprovalCentre({
      answers,
      view: { process: 'PO', page: '2' },
    });
    await opener('PO1');
    await user.click((await openMenu(user)).getByRole('menuitem', { name: '保存为视图…' }));
    await user.type(await screen.findByRole('textbox', { name: '视图名称' }), '采购{Enter}');
    await viewButton('视图：采购');
    expect(variablesOf(gateway, 'ListViewSave')[0]).toEqual({
      list: 'approval',
      input: {
        list: 'approval',
        name: '采购',
        isShared: false,
        parameters: { tab: 'pending', process: 'PO' },
        columns: null,
      },
    });
    expect(view()).toEqual({ tab: 'pending', process: 'PO', view: 'id-采购' });
  });
});

describe('The views of the task centre', () => {
  it('contain mode, tab and search, but not the day', async () => {
    const { answers } = storedViews(
      savedView('陈列', {
        list: 'tasks',
        parameters: { mode: 'list', tab: 'mytodo', search: '陈列' },
      }),
    );
    const { user, gateway } = await renderInTab(
      <TaskCentre title="任务" parameters={{}} mode="list" />,
      {
        answers: { ...answers, Tasks: () => tasksAnswer([task('1')]) },
        view: { day: '2026-11-19' },
      },
    );
    await screen.findByRole('button', { name: '任务1' });
    await user.click(await (await openMenu(user)).findByRole('menuitemradio', { name: '陈列' }));
    await waitFor(() =>
      expect(variablesOf(gateway, 'Tasks').at(-1)).toMatchObject({
        list: 'MINE',
        search: '陈列',
        page: 1,
      }),
    );
    expect(view()).toEqual({
      mode: 'list',
      tab: 'mytodo',
      search: '陈列',
      day: '2026-11-19',
      view: 'id-陈列',
    });
    expect(variablesOf(gateway, 'ListViews')).toEqual([{ list: 'tasks' }]);
  });
});
