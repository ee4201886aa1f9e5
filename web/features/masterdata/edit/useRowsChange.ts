import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import type { ListRow } from '../list-module.ts';
import { BATCH_SIZE, type BatchesAnswer, sendInBatches } from '../send-in-batches.ts';
import { outcomeOf, type RowsOutcome } from './outcome.ts';
import {
  type RowOutcome,
  type RowsAction,
  type RowsMutation,
  useRowsMutation,
} from './useRowsMutation.ts';

type Stopped = NonNullable<BatchesAnswer<ListRow, RowOutcome>['stopped']>;

const actionNames: Readonly<Record<RowsMutation, string>> = {
  delete: 'masterdata.delete',
  audit: 'masterdata.audit',
  reject: 'masterdata.reject',
  edit: 'masterdata.bulkEdit',
};
const successTexts: Readonly<Record<RowsMutation, string>> = {
  delete: 'masterdata.deleted',
  audit: 'masterdata.audited',
  reject: 'masterdata.rejected',
  edit: 'masterdata.edited',
};

/** An outcome that the page adds itself for rows that were not processed. */
const REFUSED = { __typename: 'ListRowOutcome', isDone: false, row: null } as const;
const REFUSAL = { __typename: 'UserError', code: 'REFUSED', field: null } as const;

interface RowsChangeOptions {
  moduleCode: string;
  /** Called when some rows were changed, or may have been. */
  onDone: (action: RowsMutation, done: readonly string[], rows: readonly ListRow[]) => void;
}

export interface RowsChange {
  busy: boolean;
  /** The result of the last action, if it failed for some rows. */
  outcome: RowsOutcome | null;
  clearOutcome: () => void;
  act: (action: RowsAction, rows: readonly ListRow[]) => Promise<void>;
  edit: (rows: readonly ListRow[], values: FieldValues) => Promise<void>;
}

/** Runs actions on several rows and reports the outcome of each row. */
export function useRowsChange({ moduleCode, onDone }: RowsChangeOptions): RowsChange {
  const { t } = useTranslation();
  const notify = useNotify();
  const mutate = useRowsMutation(moduleCode);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RowsOutcome | null>(null);

  async function send(
    action: RowsMutation,
    rows: readonly ListRow[],
    toInput: (part: readonly ListRow[]) => object,
  ) {
    setBusy(true);
    setOutcome(null);
    const size = action === 'edit' ? BATCH_SIZE : rows.length;
    const answer = await sendInBatches(rows, size, (part) => mutate(action, toInput(part)));
    setBusy(false);
    const { stopped, outcomes } = answer;
    if (stopped !== null && outcomes.length === 0) {
      reportStopped(action, stopped);
      return;
    }
    const result = outcomeOf(t(actionNames[action]), rows, {
      outcomes: [...outcomes, ...outcomesOfUnsentRows(stopped, t(actionNames[action]), t)],
    });
    if (result.refused.length === 0) notify(t(successTexts[action]));
    else setOutcome(result);
    const isKnown = stopped?.isCertain !== false;
    onDone(action, isKnown ? result.done : [], isKnown ? result.rows : []);
  }

  /**
   * Reports that an action failed as a whole. If the outcome is unknown, the rows are reloaded to
   * find out.
   */
  function reportStopped(action: RowsMutation, { reason, isCertain, isRefusal = false }: Stopped) {
    const texts = { 0: t(actionNames[action]), 1: reason };
    if (isRefusal) notify(reason, 'failed');
    else if (isCertain) notify(t('masterdata.notDone', texts), 'failed');
    else {
      notify(t('masterdata.perhapsDone', texts), 'failed');
      onDone(action, [], []);
    }
  }

  return {
    busy,
    outcome,
    clearOutcome: () => setOutcome(null),
    act: (action, rows) => send(action, rows, (part) => ({ keys: part.map(({ key }) => key) })),
    edit: (rows, values) =>
      send('edit', rows, (part) => ({
        rows: part.map(({ key, version }) => ({ key, version })),
        values,
      })),
  };
}

/** Returns outcomes for the rows of the failed batch and for those not sent, each with its reason. */
function outcomesOfUnsentRows(
  stopped: Stopped | null,
  actionName: string,
  t: TFunction,
): RowOutcome[] {
  if (stopped === null) return [];
  const { reason, isCertain, part, notSent } = stopped;
  const texts = { 0: actionName, 1: reason };
  const outcomeWith = (key: string, message: string): RowOutcome => ({
    ...REFUSED,
    key,
    userErrors: [{ ...REFUSAL, message }],
  });
  return [
    ...part.map(({ key }) =>
      outcomeWith(key, t(isCertain ? 'masterdata.notDone' : 'masterdata.perhapsDone', texts)),
    ),
    ...notSent.map(({ key }) => outcomeWith(key, t('masterdata.notDone', texts))),
  ];
}
