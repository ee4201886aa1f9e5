import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { box, centre, opener, showApprovalCentre } from './show-approval-centre.tsx';
import { inputsOf, variablesOf } from '../../../support/fake-gateway.ts';
import { tabView } from '../../../support/render-in-tab.tsx';
import { noticeText } from '../../../support/notices.ts';

const focused = () => document.activeElement?.textContent;

describe('The list of the approval centre by keyboard', () => {
  it('is moved through with J and K or arrows, ticks with X, opens with Enter, and / leads to the search', async () => {
    const { user, gateway } = await showApprovalCentre();
    await opener('PO1');
    await user.keyboard('j');
    expect(focused()).toBe('PO1');
    await user.keyboard('jj');
    expect(focused()).toBe('PO3');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('PO2');
    await user.keyboard('x');
    expect((await box('PO2')).checked).toBe(true);
    await user.keyboard('{End}j');
    expect(focused()).toBe('PO3');
    await user.keyboard('k{Enter}');
    expect(tabView()).toBe('open=WI2.WT2');
    await waitFor(() =>
      expect(variablesOf(gateway, 'Approval')[0]).toMatchObject({
        instanceCode: 'WI2',
        taskCode: 'WT2',
      }),
    );
  });

  it('leaves letters to text fields', async () => {
    const { user } = await showApprovalCentre();
    await opener('PO1');
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await user.keyboard('jx/');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('jx/');
  });

  it('ignores letters if shortcuts are turned off, but not arrows', async () => {
    window.localStorage.setItem('portal.shortcuts', 'false');
    const { user } = await showApprovalCentre();
    (await opener('PO1')).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('PO2');
    await user.keyboard('jkx/');
    expect(focused()).toBe('PO2');
    expect((await box('PO2')).checked).toBe(false);
  });
});

describe('An approval over the list', () => {
  it('is opened by the task in the parameters, also without its instance', async () => {
    const { gateway } = await showApprovalCentre({ parameters: { tab: 'pending', taskid: 'WT2' } });
    await waitFor(() =>
      expect(variablesOf(gateway, 'Approval')[0]).toMatchObject({
        instanceCode: null,
        taskCode: 'WT2',
      }),
    );
    expect(tabView()).toBe('');
  });

  it('is also opened over a list of tasks', async () => {
    const { gateway } = await showApprovalCentre({ view: { tab: 'pool', open: 'WI9.' } });
    await waitFor(() =>
      expect(variablesOf(gateway, 'Approval')[0]).toMatchObject({
        instanceCode: 'WI9',
        taskCode: null,
      }),
    );
    expect(variablesOf(gateway, 'Approvals')).toEqual([]);
  });
});

describe("A button for the account's own settings", () => {
  const deputy = (over: object = {}) => ({
    __typename: 'WorkflowButton',
    i18nCode: null,
    id: 'deputy',
    name: '设置代理',
    action: 'deputy',
    style: 'SECONDARY',
    icon: null,
    hint: '外出期间由代理人审批',
    hintI18nCode: null,
    hintParameters: [],
    isOpinionRequired: false,
    isConfigured: true,
    form: [],
    opens: null,
    ...over,
  });
  const pressed = (userErrors: object[]) => ({
    data: {
      workflowActionSubmit: {
        __typename: 'WorkflowActionPayload',
        viewer:
          userErrors.length > 0
            ? null
            : {
                __typename: 'Viewer',
                id: 'viewer-1',
                approvalButtons: [deputy({ name: '取消代理' })],
              },
        userErrors,
      },
    },
  });
  const withButton = (button: object, answer = pressed([])) =>
    showApprovalCentre({
      answers: {
        ApprovalCentre: () => centre({ approvalButtons: [button] }),
        AccountButtonPress: () => answer,
      },
    });

  it('is in the head and is submitted at once if it has no form', async () => {
    const { user, gateway } = await withButton(deputy());
    await user.click(await screen.findByRole('button', { name: '设置代理' }));
    expect(await screen.findByRole('button', { name: '取消代理' })).toBeTruthy();
    expect(noticeText()).toContain('设置代理成功');
    expect(inputsOf(gateway, 'AccountButtonPress')).toEqual([
      { key: expect.any(String), button: 'deputy', opinion: null, values: null },
    ]);
  });

  it('shows why it was refused', async () => {
    const refusal = { __typename: 'UserError', code: 'INVALID', message: '代理人不能是自己' };
    const { user } = await withButton(deputy(), pressed([refusal]));
    await user.click(await screen.findByRole('button', { name: '设置代理' }));
    expect((await screen.findByRole('alert')).textContent).toBe('代理人不能是自己');
  });

  it('reports that an interface is not configured', async () => {
    const { user, gateway } = await withButton(deputy({ isConfigured: false }));
    await user.click(await screen.findByRole('button', { name: '设置代理' }));
    expect(noticeText()).toContain('接口未配置，请检查');
    expect(variablesOf(gateway, 'AccountButtonPress')).toEqual([]);
  });
});
