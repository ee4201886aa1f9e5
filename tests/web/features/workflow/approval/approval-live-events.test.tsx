import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerOf, approvalOf } from './approval-fixtures.ts';
import { dialog, openApproval, taskOf } from './open-approval.tsx';

/** Answers with the usual buttons until another user has decided. */
function decidedElsewhere() {
  const state = { decided: false };
  const Approval = (variables: Readonly<Record<string, unknown>>) =>
    answerOf(
      approvalOf(taskOf(variables), state.decided ? { buttons: [], status: 'APPROVED' } : {}),
    );
  return { state, answers: { Approval } };
}

describe('An open approval that another user decides', () => {
  it('shows it as soon as the live event arrives', async () => {
    const { state, answers } = decidedElsewhere();
    const { feed } = await openApproval({ answers });
    const open = await dialog();
    await open.findByRole('button', { name: '同意' });
    state.decided = true;
    act(() => feed.send('approval'));
    await waitFor(() => expect(open.queryByRole('button', { name: '同意' })).toBeNull());
    expect(open.getAllByText('已通过').length).toBeGreaterThan(0);
  });

  it('leaves an opinion in progress alone', async () => {
    const { state, answers } = decidedElsewhere();
    const { user, feed, gateway } = await openApproval({ answers });
    await act(async () =>
      user.click(await (await dialog()).findByRole('button', { name: '同意' })),
    );
    const opinion = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /审批意见/u });
    await user.type(opinion, '数量已核对');
    state.decided = true;
    const asked = gateway.operations().length;
    act(() => feed.send('approval'));
    expect(gateway.operations().slice(asked)).not.toContain('Approval');
    expect(opinion.value).toBe('数量已核对');
    expect(opinion.isConnected).toBe(true);
  });
});
