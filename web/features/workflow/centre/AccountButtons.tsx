import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { rowOf } from '../../../records/fields/values.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { OpinionDialog } from '../approval/opinion/OpinionDialog.tsx';
import type { OpinionInput } from '../approval/opinion/opinion-input.ts';
import { type PressProblem, problemOf } from '../approval/press-outcome.ts';
import { useOpenTarget } from '../approval/useOpenTarget.ts';
import { useButtonTexts } from '../approval/useButtonTexts.ts';
import {
  type AccountButtons_ButtonFragment,
  AccountButtonPressDocument,
} from './AccountButtons.gen.ts';
import { PressProblemText } from './PressProblemText.tsx';

type AccountButton = AccountButtons_ButtonFragment;

/**
 * The buttons with which the viewer sets up approvals, such as a deputy for an absence. Names come
 * from the services.
 */
export function AccountButtons({ buttons }: { buttons: readonly AccountButton[] }) {
  const { t } = useTranslation();
  const { nameOf, hintOf } = useButtonTexts();
  const notify = useNotify();
  const openTarget = useOpenTarget();
  const [dialogButton, setDialogButton] = useState<AccountButton | null>(null);
  const { busy, problem, setProblem, press } = useAccountButtonPress((button) => {
    setDialogButton(null);
    notify(t('approvals.pressed', { 0: nameOf(button) }));
  });
  function begin(button: AccountButton) {
    const { opens, isConfigured, isOpinionRequired, form } = button;
    setProblem(null);
    if (!isConfigured) notify(t('approvals.notConfigured'), 'failed');
    else if (opens !== null) openTarget(nameOf(button), opens);
    else if (isOpinionRequired || form.length > 0) setDialogButton(button);
    else void press(button, { opinion: null, values: {} });
  }
  return (
    <>
      {problem !== null && dialogButton === null && (
        <p className="err" role="alert">
          <PressProblemText problem={problem} />
        </p>
      )}
      {buttons.map((button) => (
        <Button
          key={button.id}
          kind="plain"
          title={hintOf(button) ?? undefined}
          busy={busy}
          onClick={() => begin(button)}
        >
          {nameOf(button)}
        </Button>
      ))}
      {dialogButton !== null && (
        <OpinionDialog
          title={nameOf(dialogButton)}
          hint={hintOf(dialogButton)}
          form={dialogButton.form}
          isOpinionRequired={dialogButton.isOpinionRequired}
          busy={busy}
          problem={problem && <PressProblemText problem={problem} />}
          onSubmit={(input) => void press(dialogButton, input)}
          onClose={() => setDialogButton(null)}
        />
      )}
    </>
  );
}

/**
 * Sends the press of a button. Repeating it with the same input reuses the idempotency key until
 * the outcome is known.
 */
function useAccountButtonPress(onDone: (button: AccountButton) => void) {
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const command = useCommand(AccountButtonPressDocument);
  async function press(button: AccountButton, { opinion, values }: OpinionInput) {
    const row = button.form.length === 0 ? null : rowOf(button.form, values);
    setProblem(null);
    const outcome = await command.run(
      (key) => ({ input: { key, button: button.id, opinion, values: row } }),
      { subject: JSON.stringify([button.id, opinion, values]) },
    );
    if (outcome.kind === 'done') onDone(button);
    else setProblem(problemOf(outcome));
  }
  return { busy: command.busy, problem, setProblem, press };
}
