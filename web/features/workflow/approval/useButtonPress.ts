import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newRequestKey } from '../../../platform/apollo/request-key.ts';
import { rowOf } from '../../../records/fields/values.ts';
import { WorkflowActionSubmitDocument, type WorkflowActionSubmitMutation } from './Approval.gen.ts';
import type { ApprovalButton } from './approval.ts';
import type { OpinionInput } from './opinion/opinion-input.ts';
import { problemOfError, problemOfRefusal, type PressProblem } from './press-outcome.ts';

/** What was pressed, and what was written for it. Its key stays the same until it is known what became of it. */
interface Press {
  key: string;
  button: ApprovalButton;
  input: OpinionInput;
}

/** The approval as it is after it was pressed; null where the services cannot say. */
export type PressedApproval = NonNullable<
  WorkflowActionSubmitMutation['workflowActionSubmit']
>['approval'];

interface ButtonPressOptions {
  /** Saves what was changed in the document; why it could not be saved, or null. */
  saveEdits: () => Promise<PressProblem | null>;
  onDone: (button: ApprovalButton, approval: PressedApproval) => void;
}

export interface ButtonPress {
  /** Whose opinion and form are asked for at the moment. */
  asking: ApprovalButton | null;
  /** What is on its way. */
  busy: ApprovalButton | null;
  problem: PressProblem | null;
  ask: (button: ApprovalButton) => void;
  submit: (button: ApprovalButton, input: OpinionInput) => void;
  /** The same once more, with the same key: what it has done is not done twice. */
  again: () => void;
  tell: (problem: PressProblem | null) => void;
  stopAsking: () => void;
}

/** Presses buttons of an approval, one at a time. */
export function useButtonPress({ saveEdits, onDone }: ButtonPressOptions): ButtonPress {
  const client = useApolloClient();
  const [asking, setAsking] = useState<ApprovalButton | null>(null);
  const [busy, setBusy] = useState<ApprovalButton | null>(null);
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const last = useRef<Press | null>(null);
  // State is too late for the second of two quick presses.
  const running = useRef(false);

  async function post({ key, button, input }: Press): Promise<PressProblem | PressedApproval> {
    const values = button.form.length === 0 ? null : rowOf(button.form, input.values);
    const variables = { input: { key, button: button.id, opinion: input.opinion, values } };
    // What comes with the answer may fail though the button was pressed.
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
    setAsking(null);
    onDone(press.button, outcome);
  }

  return {
    asking,
    busy,
    problem,
    ask(button) {
      setProblem(null);
      setAsking(button);
    },
    submit(button, input) {
      const isSame = last.current?.button.id === button.id;
      void run({
        key: isSame && last.current !== null ? last.current.key : newRequestKey(),
        button,
        input,
      });
    },
    again() {
      if (last.current !== null) void run(last.current);
    },
    tell: setProblem,
    stopAsking() {
      if (running.current) return;
      setProblem(null);
      setAsking(null);
    },
  };
}
