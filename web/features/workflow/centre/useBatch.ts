import { useState } from 'react';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { problemOf, type PressProblem } from '../approval/press-outcome.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { ApprovalsPressDocument } from './ApprovalList.gen.ts';
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
  const command = useCommand(ApprovalsPressDocument, { keepsKey: hasUnknownOutcome });
  const [problem, setProblem] = useState<PressProblem | null>(null);
  const [result, setResult] = useState<BatchResult | null>(null);
  async function press(
    button: BatchButton,
    rows: readonly Approval[],
    opinion: string | null,
  ): Promise<boolean> {
    const buttons = buttonIds(rows, button);
    setProblem(null);
    setResult(null);
    const outcome = await command.run(
      (key) => ({ input: { key, buttons: [...buttons], opinion } }),
      { subject: JSON.stringify([button.action, button.name, opinion]) },
    );
    if (outcome.kind !== 'done') {
      setProblem(problemOf(outcome));
      return false;
    }
    const name = serverText(button.i18nCode, button.name);
    const batchResult = toBatchResult(name, rows, buttons, outcome.result);
    setResult(batchResult);
    onPressed(batchResult);
    return true;
  }
  return {
    busy: command.busy,
    problem,
    result,
    press,
    reset() {
      setProblem(null);
      setResult(null);
    },
  };
}
