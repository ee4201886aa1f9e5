import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import { rowOf } from '../../../records/fields/values.ts';
import { WorkflowActionSubmitDocument, type WorkflowActionSubmitMutation } from './Approval.gen.ts';
import type { ApprovalButton } from './approval.ts';
import type { OpinionInput } from './opinion/opinion-input.ts';
import { problemOfError, problemOfRefusal, type PressProblem } from './press-outcome.ts';

/**
 * A pressed button with its input. The idempotency key stays the same until the outcome is known.
 */
interface Press {
  key: string;
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
  const client = useApolloClient();
  const [dialogButton, setDialogButton] = useState<ApprovalButton | null>(null);
  const [busy, setBusy] = useState<ApprovalButton | null>(null);
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const last = useRef<Press | null>(null);
  // A ref, because state is not yet updated when the second of two quick clicks arrives.
  const running = useRef(false);

  async function post({ key, button, input }: Press): Promise<PressProblem | PressedApproval> {
    const values = button.form.length === 0 ? null : rowOf(button.form, input.values);
    const variables = { input: { key, button: button.id, opinion: input.opinion, values } };
    // Other fields of the response may fail although the action succeeded, so partial data is
    // accepted.
    const { data, error } = await client.mutate({
      mutation: WorkflowActionSubmitDocument,
      variables,
      errorPolicy: 'all',
    });
    const payload = data?.workflowActionSubmit;
    if (payload == null) return problemOfError(error);
    const refusal = payload.userErrors[0];
    return refusal === undefined ? payload.approval : problemOfRefusal(refusal);
  }

  async function run(press: Press) {
    if (running.current) return;
    running.current = true;
    last.current = press;
    setBusy(press.button);
    setProblem(null);
    const outcome = (await saveEdits()) ?? (await post(press).catch(problemOfError));
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
    submit(button, input) {
      const isSame = last.current?.button.id === button.id;
      void run({
        key: isSame && last.current !== null ? last.current.key : createRequestKey(),
        button,
        input,
      });
    },
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
