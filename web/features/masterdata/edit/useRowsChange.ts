import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
import type { FieldValues } from '../../../records/fields/values.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import type { ListRow } from '../list-module.ts';
import {
  ListRowsAuditDocument,
  ListRowsDeleteDocument,
  type ListRowsPayload_PayloadFragment,
  ListRowsRejectDocument,
  ListRowsUpdateDocument,
} from '../ListChanges.gen.ts';
import {
  sendInBatches,
  BATCH_SIZE,
  type BatchAnswer,
  type BatchesAnswer,
} from '../send-in-batches.ts';
import { outcomeOf, type RowsOutcome } from './outcome.ts';

/** Actions on several rows, besides bulk edit. */
export type RowsAction = 'delete' | 'audit' | 'reject';

/** Any of the mutations: its single field contains the outcome per row. */
type Answer = Readonly<Record<string, ListRowsPayload_PayloadFragment | null>>;
type Outcome = ListRowsPayload_PayloadFragment['outcomes'][number];
type Stopped = NonNullable<BatchesAnswer<ListRow, Outcome>['stopped']>;
type Change = TypedDocumentNode<Answer, { input: object }>;

const documents: Readonly<Record<RowsAction | 'edit', Change>> = {
  delete: ListRowsDeleteDocument as unknown as Change,
  audit: ListRowsAuditDocument as unknown as Change,
  reject: ListRowsRejectDocument as unknown as Change,
  edit: ListRowsUpdateDocument as unknown as Change,
};
const actionNames: Readonly<Record<RowsAction | 'edit', string>> = {
  delete: 'masterdata.delete',
  audit: 'masterdata.audit',
  reject: 'masterdata.reject',
  edit: 'masterdata.bulkEdit',
};
const successTexts: Readonly<Record<RowsAction | 'edit', string>> = {
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
  onDone: (action: RowsAction | 'edit', done: readonly string[], rows: readonly ListRow[]) => void;
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
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RowsOutcome | null>(null);

  /** Runs one mutation for a part of the rows. */
  async function mutate(
    action: RowsAction | 'edit',
    rowInput: object,
  ): Promise<BatchAnswer<Outcome>> {
    const failed = (error: unknown) => ({
      reason: reasonText(t, failureOf(error)),
      isCertain: nothingWasDone(error),
    });
    try {
      const variables = { input: { moduleCode, ...rowInput } };
      const { data, error } = await client.mutate({
        mutation: documents[action],
        variables,
        errorPolicy: 'all',
      });
      const payload = Object.values(data ?? {})[0];
      if (payload == null) return failed(error);
      const { userErrors, outcomes } = payload;
      if (userErrors.length === 0) return { outcomes };
      return {
        reason: userErrors.map(({ message }) => message).join(' '),
        isCertain: true,
        isRefusal: true,
      };
    } catch (error) {
      return failed(error);
    }
  }

  async function send(
    action: RowsAction | 'edit',
    rows: readonly ListRow[],
    toConditionInput: (part: readonly ListRow[]) => object,
  ) {
    setBusy(true);
    setOutcome(null);
    const size = action === 'edit' ? BATCH_SIZE : rows.length;
    const answer = await sendInBatches(rows, size, (part) =>
      mutate(action, toConditionInput(part)),
    );
    setBusy(false);
    const { stopped, outcomes } = answer;
    if (stopped !== null && outcomes.length === 0) {
      reportStopped(action, stopped);
      return;
    }
    const result = outcomeOf(t(actionNames[action]), rows, {
      outcomes: [...outcomes, ...outcomesOfUnsentRows(action, stopped)],
    });
    if (result.refused.length === 0) notify(t(successTexts[action]));
    else setOutcome(result);
    const isKnown = stopped?.isCertain !== false;
    onDone(action, isKnown ? result.done : [], isKnown ? result.rows : []);
  }

  /**
   * Returns outcomes for the rows of the failed batch and for those not sent, each with its reason.
   */
  function outcomesOfUnsentRows(action: RowsAction | 'edit', stopped: Stopped | null): Outcome[] {
    if (stopped === null) return [];
    const { reason, isCertain, part, notSent } = stopped;
    const texts = { 0: t(actionNames[action]), 1: reason };
    const outcomeWith = (key: string, message: string): Outcome => ({
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

  /**
   * Reports that an action failed as a whole. If the outcome is unknown, the rows are reloaded to
   * find out.
   */
  function reportStopped(
    action: RowsAction | 'edit',
    { reason, isCertain, isRefusal = false }: Stopped,
  ) {
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
