import { useRef, useState } from 'react';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { rowOf } from '../../../records/fields/values.ts';
import { WorkflowActionSubmitDocument, type WorkflowActionSubmitMutation } from './Approval.gen.ts';
import type { ApprovalButton } from './approval.ts';
import type { OpinionInput } from './opinion/opinion-input.ts';
import { problemOf, type PressProblem } from './press-outcome.ts';

/** A pressed button with its input. */
interface Press {
  button: ApprovalButton;
  input: OpinionInput;
}

/** The approval after the action; null if the services cannot say. */
export type PressedApproval = NonNullable<
  WorkflowActionSubmitMutation['workflowActionSubmit']
>['approval'];

interface ButtonPressOptions {
  /**
   * Saves the changes of the document. Resolves to the problem if they could not be saved, else to
   * null.
   */
  saveEdits: () => Promise<PressProblem | null>;
  onDone: (button: ApprovalButton, approval: PressedApproval) => void;
}

export interface ButtonPress {
  /** The button whose opinion dialog is open. */
  dialogButton: ApprovalButton | null;
  /** The button whose action is running. */
  busy: ApprovalButton | null;
  problem: PressProblem | null;
  openDialog: (button: ApprovalButton) => void;
  submit: (button: ApprovalButton, input: OpinionInput) => void;
  /** Retries the last action with the same idempotency key, so that nothing is done twice. */
  retry: () => void;
  reportProblem: (problem: PressProblem | null) => void;
  closeDialog: () => void;
}

/** Runs the buttons of an approval, one at a time. */
export function useButtonPress({ saveEdits, onDone }: ButtonPressOptions): ButtonPress {
  const command = useCommand(WorkflowActionSubmitDocument);
  const [dialogButton, setDialogButton] = useState<ApprovalButton | null>(null);
  const [busy, setBusy] = useState<ApprovalButton | null>(null);
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const last = useRef<Press | null>(null);
  // A ref, because state is not yet updated when the second of two quick clicks arrives.
  const running = useRef(false);

  async function post({ button, input }: Press): Promise<PressProblem | PressedApproval> {
    const values = button.form.length === 0 ? null : rowOf(button.form, input.values);
    const outcome = await command.run(
      (key) => ({ input: { key, button: button.id, opinion: input.opinion, values } }),
      { subject: button.id },
    );
    return outcome.kind === 'done' ? outcome.result.approval : problemOf(outcome);
  }

  async function run(press: Press) {
    if (running.current) return;
    running.current = true;
    last.current = press;
    setBusy(press.button);
    setProblem(null);
    const outcome = (await saveEdits()) ?? (await post(press));
    running.current = false;
    setBusy(null);
    if (outcome !== null && 'kind' in outcome) {
      setProblem(outcome);
      if (outcome.kind !== 'unknown') last.current = null;
      return;
    }
    last.current = null;
    setDialogButton(null);
    onDone(press.button, outcome);
  }

  return {
    dialogButton,
    busy,
    problem,
    openDialog(button) {
      setProblem(null);
      setDialogButton(button);
    },
    submit: (button, input) => void run({ button, input }),
    retry() {
      if (last.current !== null) void run(last.current);
    },
    reportProblem: setProblem,
    closeDialog() {
      if (running.current) return;
      setProblem(null);
      setDialogButton(null);
    },
  };
}
