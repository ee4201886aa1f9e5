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
import { inParts, ROWS_AT_ONCE, type PartAnswer, type PartsAnswer } from '../in-parts.ts';
import { outcomeOf, type RowsOutcome } from './outcome.ts';

/** What may be done to several rows at once. */
export type RowsAction = 'delete' | 'audit' | 'reject';

/** Whatever was asked for, its one field tells what became of each row. */
type Answer = Readonly<Record<string, ListRowsPayload_PayloadFragment | null>>;
type Outcome = ListRowsPayload_PayloadFragment['outcomes'][number];
type Stopped = NonNullable<PartsAnswer<ListRow, Outcome>['stopped']>;
type Change = TypedDocumentNode<Answer, { input: object }>;

const documents: Readonly<Record<RowsAction | 'edit', Change>> = {
  delete: ListRowsDeleteDocument as unknown as Change,
  audit: ListRowsAuditDocument as unknown as Change,
  reject: ListRowsRejectDocument as unknown as Change,
  edit: ListRowsUpdateDocument as unknown as Change,
};
const names: Readonly<Record<RowsAction | 'edit', string>> = {
  delete: 'masterdata.delete',
  audit: 'masterdata.audit',
  reject: 'masterdata.reject',
  edit: 'masterdata.bulkEdit',
};
const said: Readonly<Record<RowsAction | 'edit', string>> = {
  delete: 'masterdata.deleted',
  audit: 'masterdata.audited',
  reject: 'masterdata.rejected',
  edit: 'masterdata.edited',
};

/** A row of which only the page knows that it was not done. */
const REFUSED = { __typename: 'ListRowOutcome', isDone: false, row: null } as const;
const REFUSAL = { __typename: 'UserError', code: 'REFUSED', field: null } as const;

interface RowsChangeParts {
  moduleCode: string;
  /** Some rows were changed, or may have been. */
  onDone: (action: RowsAction | 'edit', done: readonly string[], rows: readonly ListRow[]) => void;
}

export interface RowsChange {
  busy: boolean;
  /** Of the last that did not go well with all rows. */
  outcome: RowsOutcome | null;
  forget: () => void;
  act: (action: RowsAction, rows: readonly ListRow[]) => Promise<void>;
  edit: (rows: readonly ListRow[], values: FieldValues) => Promise<void>;
}

/** Does something to several rows and tells what became of each. */
export function useRowsChange({ moduleCode, onDone }: RowsChangeParts): RowsChange {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<RowsOutcome | null>(null);

  /** One mutation for some of the rows. */
  async function mutate(action: RowsAction | 'edit', asked: object): Promise<PartAnswer<Outcome>> {
    const failed = (error: unknown) => ({
      reason: reasonText(t, failureOf(error)),
      isCertain: nothingWasDone(error),
    });
    try {
      const variables = { input: { moduleCode, ...asked } };
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
    asked: (part: readonly ListRow[]) => object,
  ) {
    setBusy(true);
    setOutcome(null);
    const size = action === 'edit' ? ROWS_AT_ONCE : rows.length;
    const answer = await inParts(rows, size, (part) => mutate(action, asked(part)));
    setBusy(false);
    const { stopped, outcomes } = answer;
    if (stopped !== null && outcomes.length === 0) {
      tellStopped(action, stopped);
      return;
    }
    const result = outcomeOf(t(names[action]), rows, {
      outcomes: [...outcomes, ...leftOf(action, stopped)],
    });
    if (result.refused.length === 0) notify(t(said[action]));
    else setOutcome(result);
    const isKnown = stopped?.isCertain !== false;
    onDone(action, isKnown ? result.done : [], isKnown ? result.rows : []);
  }

  /** The rows of a part that failed, and those that were not sent any more, each with its reason. */
  function leftOf(action: RowsAction | 'edit', stopped: Stopped | null): Outcome[] {
    if (stopped === null) return [];
    const { reason, isCertain, part, notSent } = stopped;
    const texts = { 0: t(names[action]), 1: reason };
    const said = (key: string, message: string): Outcome => ({
      ...REFUSED,
      key,
      userErrors: [{ ...REFUSAL, message }],
    });
    return [
      ...part.map(({ key }) =>
        said(key, t(isCertain ? 'masterdata.notDone' : 'masterdata.perhapsDone', texts)),
      ),
      ...notSent.map(({ key }) => said(key, t('masterdata.notDone', texts))),
    ];
  }

  /** Where nobody knows whether it was done, the rows are asked for anew: they tell. */
  function tellStopped(
    action: RowsAction | 'edit',
    { reason, isCertain, isRefusal = false }: Stopped,
  ) {
    const texts = { 0: t(names[action]), 1: reason };
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
    forget: () => setOutcome(null),
    act: (action, rows) => send(action, rows, (part) => ({ keys: part.map(({ key }) => key) })),
    edit: (rows, values) =>
      send('edit', rows, (part) => ({
        rows: part.map(({ key, version }) => ({ key, version })),
        values,
      })),
  };
}
