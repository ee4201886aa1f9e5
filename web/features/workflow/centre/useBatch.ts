import { useRef, useState } from 'react';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import { problemOfError, type PressProblem } from '../approval/press-outcome.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useApprovalsPressMutation } from './ApprovalList.gen.ts';
import {
  type BatchButton,
  type BatchResult,
  buttonIds,
  hasUnknownOutcome,
  toBatchResult,
} from './batch.ts';
import type { Approval } from './useApprovals.ts';

interface Batch {
  busy: boolean;
  /** Why the last action failed, or that its outcome is unknown. */
  problem: PressProblem | null;
  result: BatchResult | null;
  /**
   * Runs the button for each row. Returns true if the gateway answered, even if some rows were
   * refused.
   */
  press: (
    button: BatchButton,
    rows: readonly Approval[],
    opinion: string | null,
  ) => Promise<boolean>;
  /** Clears the problem and the result. */
  reset: () => void;
}

/**
 * Runs a button for several approvals at once. If the outcome is unknown for some or all of them, a
 * repeated action reuses the idempotency key, so that nothing is done twice.
 */
export function useBatch(onPressed: (result: BatchResult) => void): Batch {
  const serverText = useServerText();
  const [submit, { loading }] = useApprovalsPressMutation();
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const [result, setResult] = useState<BatchResult | null>(null);
  const pendingRequest = useRef<{ key: string; content: string } | null>(null);
  async function press(
    button: BatchButton,
    rows: readonly Approval[],
    opinion: string | null,
  ): Promise<boolean> {
    const buttons = buttonIds(rows, button);
    const content = JSON.stringify([button.action, button.name, opinion]);
    if (pendingRequest.current?.content !== content)
      pendingRequest.current = { key: createRequestKey(), content };
    setProblem(null);
    setResult(null);
    try {
      // Other fields of the response may fail although the action succeeded, so partial data is
      // accepted.
      const variables = {
        input: { key: pendingRequest.current.key, buttons: [...buttons], opinion },
      };
      const { data, error } = await submit({ variables, errorPolicy: 'all' });
      const payload = data?.workflowBatchSubmit;
      if (payload == null) {
        setProblem(problemOfError(error));
        return false;
      }
      const refusal = payload.userErrors[0];
      if (refusal !== undefined) {
        pendingRequest.current = null;
        setProblem({ kind: 'refused', message: refusal.message });
        return false;
      }
      if (!hasUnknownOutcome(payload)) pendingRequest.current = null;
      const batchResult = toBatchResult(
        serverText(button.i18nCode, button.name),
        rows,
        buttons,
        payload,
      );
      setResult(batchResult);
      onPressed(batchResult);
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
    reset() {
      setProblem(null);
      setResult(null);
    },
  };
}
