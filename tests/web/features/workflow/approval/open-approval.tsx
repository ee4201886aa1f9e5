import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { vi } from 'vitest';
import { ApprovalDialog } from '../../../../../web/features/workflow/approval/ApprovalDialog.tsx';
import type { ApprovalTarget } from '../../../../../web/features/workflow/approval/approval-target.ts';
import { LiveFeedContext } from '../../../../../web/platform/session/live-events.ts';
import { answerOf, approvalOf } from './approval-fixtures.ts';
import { renderTabs } from '../../shell/tabs/render-tabs.tsx';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../../../web/design/overlay/PrimeModal.tsx';
import { type Answers, type FakeGateway, inputsOf } from '../../../support/fake-gateway.ts';
import { fakeLiveFeed } from '../../../support/fake-live-feed.ts';

export const target = (task: string): ApprovalTarget => ({
  instanceCode: `WI ${task}`,
  taskCode: task,
});

interface Opening {
  queue?: readonly ApprovalTarget[];
  at?: ApprovalTarget;
  answers?: Answers;
}

export const taskOf = (variables: Readonly<Record<string, unknown>>) => String(variables.taskCode);

/** Opens the dialog from a focused row of a list, with the list as its queue. */
export async function openApproval({
  at = target('T2'),
  queue = [target('T1'), target('T2'), target('T3')],
  answers = {},
}: Opening = {}) {
  const onActed = vi.fn();
  const feed = fakeLiveFeed();
  function List() {
    const [open, setOpen] = useState<ApprovalTarget | null>(null);
    const [rows, setQueue] = useState(queue);
    return (
      <>
        <button type="button" onClick={() => setOpen(at)}>
          open row
        </button>
        <button
          type="button"
          onClick={() => setQueue((old) => old.filter((one) => one.taskCode !== at.taskCode))}
        >
          reload list
        </button>
        {open !== null && (
          <Suspense>
            <LiveFeedContext value={feed}>
              <ApprovalDialog
                target={open}
                queue={rows}
                onMove={setOpen}
                onClose={() => setOpen(null)}
                onActed={onActed}
              />
            </LiveFeedContext>
          </Suspense>
        )}
      </>
    );
  }
  const app = await renderTabs({
    path: '/page?s=M-order&a=OPS',
    screen: List,
    answers: { Approval: (variables) => answerOf(approvalOf(taskOf(variables))), ...answers },
  });
  const row = await screen.findByRole('button', { name: 'open row' });
  await act(() => app.user.click(row));
  return { ...app, row, onActed, feed };
}

export const dialog = async (name: string | RegExp = /^采购订单/u) =>
  within(await screen.findByRole('dialog', { name }));
export const submitted = (gateway: FakeGateway) =>
  inputsOf<Record<string, unknown>>(gateway, 'WorkflowActionSubmit');

/** Presses a services' button in the head of the dialog. */
export async function press(user: UserEvent, name: string | RegExp) {
  const group = within((await dialog()).getByRole('group', { name: '审批操作' }));
  await act(() => user.click(group.getByRole('button', { name })));
}
