import { useRef, useState } from 'react';
import { newRequestKey } from '../../../platform/apollo/request-key.ts';
import { problemOfError, type PressProblem } from '../approval/press-outcome.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useApprovalsPressMutation } from './ApprovalList.gen.ts';
import { type BatchButton, type BatchResult, buttonIds, hasUnknown, resultOf } from './batch.ts';
import type { Approval } from './useApprovals.ts';

interface Batch {
  busy: boolean;
  /** Why the last pressing came to nothing, or is not known to have come to anything. */
  problem: PressProblem | null;
  result: BatchResult | null;
  /** Presses the button of each row; true when it was answered, whatever became of the rows. */
  press: (
    button: BatchButton,
    rows: readonly Approval[],
    opinion: string | null,
  ) => Promise<boolean>;
  /** Somebody has begun anew, or has read what there was to read. */
  forget: () => void;
}

/**
 * Pressing a button for several approvals at once. Pressed again after an answer that was lost, for all of them or for some, it bears the key of the
 * first time: what was done is not done twice.
 */
export function useBatch(onPressed: (result: BatchResult) => void): Batch {
  const serverText = useServerText();
  const [submit, { loading }] = useApprovalsPressMutation();
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const [result, setResult] = useState<BatchResult | null>(null);
  const unanswered = useRef<{ key: string; what: string } | null>(null);
  async function press(
    button: BatchButton,
    rows: readonly Approval[],
    opinion: string | null,
  ): Promise<boolean> {
    const buttons = buttonIds(rows, button);
    const what = JSON.stringify([button.action, button.name, opinion]);
    if (unanswered.current?.what !== what) unanswered.current = { key: newRequestKey(), what };
    setProblem(null);
    setResult(null);
    try {
      // What comes with the answer may fail though the buttons were pressed.
      const variables = { input: { key: unanswered.current.key, buttons: [...buttons], opinion } };
      const { data, error } = await submit({ variables, errorPolicy: 'all' });
      const payload = data?.workflowBatchSubmit;
      if (payload == null) {
        setProblem(problemOfError(error));
        return false;
      }
      const refusal = payload.userErrors[0];
      if (refusal !== undefined) {
        unanswered.current = null;
        setProblem({ kind: 'refused', message: refusal.message });
        return false;
      }
      if (!hasUnknown(payload)) unanswered.current = null;
      const told = resultOf(serverText(button.i18nCode, button.name), rows, buttons, payload);
      setResult(told);
      onPressed(told);
      return true;
    } catch (error) {
      setProblem(problemOfError(error));
      return false;
    }
  }
  return {
    busy: loading,
    problem,
    result,
    press,
    forget() {
      setProblem(null);
      setResult(null);
    },
  };
}
