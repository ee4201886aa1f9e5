import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  approvalOf,
  button,
  column,
  decided,
  pressed,
  refused,
} from './approval-fixtures.ts';
import { dialog, openApproval, press, submitted, taskOf } from './open-approval.tsx';
import { errorOf } from '../../../support/shell-fixtures.ts';
import type { Answers } from '../../../support/fake-gateway.ts';

/** Opens the opinion dialog by the button 同意 of an approval. */
async function asking(answers: Answers = {}) {
  const app = await openApproval({
    answers: { WorkflowActionSubmit: () => pressed(decided('T2')), ...answers },
  });
  await press(app.user, '同意');
  const dialogs = await screen.findByRole('dialog', { name: '同意' });
  const opinion = await within(dialogs).findByRole<HTMLTextAreaElement>('textbox', {
    name: /审批意见/u,
  });
  return {
    ...app,
    view: within(dialogs),
    opinion,
    confirm: () => app.user.click(within(dialogs).getByRole('button', { name: '确认同意' })),
  };
}

describe('The opinion', () => {
  // "send, reject and cancel ask for an opinion in a confirm dialog and proceed only if the text is non-empty"
  it('is asked for with the hint of the services and no default text', async () => {
    const { view, opinion } = await asking();
    expect([opinion.value, view.getByText('将流转到总经理批准').textContent]).toEqual([
      '',
      '将流转到总经理批准',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(opinion));
  });

  it.each([
    ['empty', '', '请输入审批意见'],
    ['of spaces', '  　', '请输入审批意见'],
    ['too long', '长'.repeat(501), '审批意见最多 500 个字，现在有 501 个'],
  ])('that is %s is refused with a message, and nothing is sent', async (_what, text, words) => {
    const { user, view, opinion, confirm, gateway } = await asking();
    await user.click(opinion);
    await user.paste(text);
    await confirm();
    expect(view.getByText(words)).toBeTruthy();
    expect([submitted(gateway), opinion.getAttribute('aria-invalid'), opinion.value]).toEqual([
      [],
      'true',
      text,
    ]);
  });

  it('is sent trimmed and as plain text, and the next approval opens', async () => {
    const { user, opinion, confirm, gateway } = await asking();
    await user.click(opinion);
    await user.paste('  同意<b>！</b>\n');
    await confirm();
    await dialog('采购订单 PO-T3');
    expect(submitted(gateway)).toMatchObject([
      { button: 'button 同意', opinion: '同意<b>！</b>', values: null },
    ]);
    expect(screen.getByText('同意成功')).toBeTruthy();
  });

  it('gets a quick phrase at the caret, and is counted', async () => {
    const { user, view, opinion } = await asking();
    await user.click(opinion);
    await user.paste('甲乙');
    act(() => opinion.setSelectionRange(1, 1));
    await user.click(view.getByRole('button', { name: '按制度执行' }));
    expect([opinion.value, opinion.selectionStart, view.getByText('7 / 500').textContent]).toEqual([
      '甲按制度执行乙',
      6,
      '7 / 500',
    ]);
    expect(document.activeElement).toBe(opinion);
  });

  it('is sent by Ctrl and Enter, but not while an input method composes', async () => {
    const { user, opinion, gateway } = await asking();
    await user.click(opinion);
    await user.paste('同意');
    opinion.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'Enter',
        ctrlKey: true,
        isComposing: true,
        bubbles: true,
      }),
    );
    expect(submitted(gateway)).toEqual([]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await dialog('采购订单 PO-T3');
    expect(submitted(gateway)).toHaveLength(1);
  });

  it('is pending until it is answered, and the pressed button shows it', async () => {
    let answer = (_value: ReturnType<typeof pressed>) => {};
    const { user, view, opinion, confirm } = await asking({
      WorkflowActionSubmit: () => new Promise((resolve) => (answer = resolve)),
    });
    const button = view.getByRole('button', { name: '确认同意' });
    expect(button.getAttribute('aria-busy')).toBeNull();
    await user.click(opinion);
    await user.paste('同意');
    await confirm();
    expect([
      button.getAttribute('aria-busy'),
      within(button).queryByRole('progressbar', { hidden: true }),
    ]).toEqual(['true', expect.any(Element)]);
    act(() => answer(pressed(decided('T2'))));
    await dialog('采购订单 PO-T3');
  });

  it('is kept when it could not be sent, and is sent with the same key by a retry', async () => {
    const answers = [
      {
        data: { workflowActionSubmit: null },
        errors: [errorOf('UPSTREAM_TIMEOUT', ['workflowActionSubmit'])],
      },
      pressed(decided('T2')),
    ];
    const { user, view, opinion, confirm, gateway } = await asking({
      WorkflowActionSubmit: () => answers.shift()!,
    });
    await user.click(opinion);
    await user.paste('同意');
    await confirm();
    expect((await view.findByRole('alert')).textContent).toContain('不会重复处理');
    expect(opinion.value).toBe('同意');
    await user.click(view.getByRole('button', { name: '再试一次' }));
    await dialog('采购订单 PO-T3');
    const [first, second] = submitted(gateway);
    expect(second).toEqual(first);
  });

  it('is kept when the services refuse for a business reason, which is shown in their words', async () => {
    const refusal = {
      message: '超出预算，不能同意',
      extensions: { code: 'UPSTREAM_FAILED', returncode: 'E7788' },
    };
    const { user, view, opinion, confirm } = await asking({
      WorkflowActionSubmit: () => ({ data: null, errors: [refusal] }),
    });
    await user.click(opinion);
    await user.paste('同意');
    await confirm();
    expect((await view.findByRole('alert')).textContent).toContain('超出预算，不能同意');
    expect(opinion.value).toBe('同意');
  });

  it('is kept when another user was faster, and when it is refused', async () => {
    const { user, view, opinion, confirm } = await asking({
      WorkflowActionSubmit: () => refused('CONFLICT', '周启航已同意'),
    });
    await user.click(opinion);
    await user.paste('同意');
    await confirm();
    expect((await view.findByRole('alert')).textContent).toContain('周启航已同意');
    expect(opinion.value).toBe('同意');
  });

  it('survives Escape and a reload, and is discarded by cancel', async () => {
    const { user, opinion, unmount } = await asking();
    await user.click(opinion);
    await user.paste('写了一半');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /审批意见/u })).toBeNull());
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    const again = await asking();
    expect(again.opinion.value).toBe('写了一半');
    await again.user.click(again.view.getByRole('button', { name: '取消' }));
    await press(again.user, '同意');
    expect(
      (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /审批意见/u })).value,
    ).toBe('');
  });
});

describe('The form of a button', () => {
  const transfer = button('转办', {
    form: [column('usercode', '转办给', { isRequired: true, isEditable: true, section: 'form' })],
    isOpinionRequired: false,
  });

  it('is shown before the button acts, and must be filled in', async () => {
    const { user, gateway } = await openApproval({
      answers: {
        Approval: (asked) => answerOf(approvalOf(taskOf(asked), { buttons: [transfer] })),
        WorkflowActionSubmit: () => pressed(decided('T2')),
      },
    });
    await press(user, '转办');
    const view = within(await screen.findByRole('dialog', { name: '转办' }));
    expect(view.queryByRole('textbox', { name: /审批意见/u })).toBeNull();
    await user.click(view.getByRole('button', { name: '确认转办' }));
    const field = view.getByRole('textbox', { name: /转办给/u });
    expect([submitted(gateway), field.getAttribute('aria-invalid')]).toEqual([[], 'true']);
    await user.type(field, 'area_east');
    await user.click(view.getByRole('button', { name: '确认转办' }));
    await dialog('采购订单 PO-T3');
    expect(submitted(gateway)).toMatchObject([
      { button: 'button 转办', opinion: null, values: { usercode: 'area_east' } },
    ]);
  });
});
