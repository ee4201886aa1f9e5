import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerOf, agree, approvalOf, column } from './approval-fixtures.ts';
import { dialog, openApproval, taskOf } from './open-approval.tsx';
import { diagram } from './approval-diagram-fixtures.ts';

const english = {
  'button.send': 'Approve',
  'hint.next': 'Goes on to {0} ({1})',
  'field.return.reason': 'Reason for the return',
  'step.operations': 'Operations approval',
  'condition.5.into': 'Amount ≥ 50,000',
  'condition.5.when': 'When the amount ≥ 50,000',
};

it('verbs, their form fields, steps and their conditions are shown in the language of the user', async () => {
  const form = [
    {
      ...column('opinion', '退回原因', { i18nCode: 'field.return.reason', isEditable: true }),
      section: 'header',
    },
  ];
  const next = {
    hintI18nCode: 'hint.next',
    hintParameters: [
      { names: ['营运审批'], i18nCode: 'step.operations' },
      { names: ['李敏', '周岚'], i18nCode: null },
    ],
  };
  const steps = diagram.steps.map((step) =>
    step.code === 'operations' ? { ...step, i18nCode: 'step.operations' } : step,
  );
  const { user, services } = await openApproval({
    answers: {
      Approval: (asked) =>
        answerOf(
          approvalOf(taskOf(asked), {
            stepI18nCode: 'step.operations',
            buttons: [{ ...agree, i18nCode: 'button.send', ...next, form }],
            diagram: { ...diagram, steps },
          }),
        ),
    },
  });
  await dialog();
  services.language.setOverrides('en-US', english);
  await act(() => services.language.setLocale('en-US'));
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect((await screen.findAllByText(/Operations approval/u)).length).toBeGreaterThan(0);
  const row = within(screen.getByRole('region', { name: 'Process steps' }));
  expect(row.getByText('Operations approval')).toBeTruthy();
  expect(screen.getAllByText('When the amount ≥ 50,000').length).toBeGreaterThan(0);
  await user.click(approve);
  const opinion = within(await screen.findByRole('dialog', { name: 'Approve' }));
  expect(opinion.getByText('Reason for the return')).toBeTruthy();
  expect(opinion.getByText('Goes on to Operations approval (李敏, 周岚)')).toBeTruthy();
  expect(opinion.getByRole('button', { name: 'Confirm: Approve' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /diagram/iu }));
  await waitFor(() =>
    expect(within(document.body).getAllByText(/Amount ≥ 50,000/u).length).toBeGreaterThan(0),
  );
  for (const name of ['退回原因', '金额 ≥ 5 万'])
    expect(document.body.textContent).not.toContain(name);
});
