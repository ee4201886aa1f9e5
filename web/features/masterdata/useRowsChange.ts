import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../apollo/failure.ts';
import { reasonText } from '../../kit/language/reason.ts';
import { nothingWasDone } from '../../apollo/nothing-done.ts';
import type { FieldValues } from '../../kit/metadata/values.ts';
import { useNotify } from '../../kit/ui/Notices.tsx';
import type { ListRow } from './list-module.ts';
import {
  ListRowsAuditDocument,
  ListRowsDeleteDocument,
  type ListRowsPayload_PayloadFragment,
  ListRowsRejectDocument,
  ListRowsUpdateDocument,
} from './ListChanges.gen.ts';
import { outcomeOf, type RowsOutcome } from './outcome.ts';

/** What may be done to several rows at once. */
export type RowsAction = 'delete' | 'audit' | 'reject';

/** Whatever was asked for, its one field tells what became of each row. */
type Answer = Readonly<Record<string, ListRowsPayload_PayloadFragment | null>>;
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

  async function send(action: RowsAction | 'edit', rows: readonly ListRow[], asked: object) {
    setBusy(true);
    setOutcome(null);
    try {
      const variables = { input: { moduleCode, ...asked } };
      const { data, error } = await client.mutate({ mutation: documents[action], variables, errorPolicy: 'all' });
      const payload = Object.values(data ?? {})[0];
      if (payload == null) failed(action, error);
      else if (payload.userErrors.length > 0) notify(payload.userErrors.map(({ message }) => message).join(' '), 'failed');
      else {
        const result = outcomeOf(t(names[action]), rows, payload);
        if (result.refused.length === 0) notify(t(said[action]));
        else setOutcome(result);
        onDone(action, result.done, result.rows);
      }
    } catch (error) {
      failed(action, error);
    } finally {
      setBusy(false);
    }
  }

  /** Where nobody knows whether it was done, the rows are asked for anew: they tell. */
  function failed(action: RowsAction | 'edit', error: unknown) {
    const reason = reasonText(t, failureOf(error));
    if (nothingWasDone(error)) notify(t('masterdata.notDone', { 0: t(names[action]), 1: reason }), 'failed');
    else {
      notify(t('masterdata.perhapsDone', { 0: t(names[action]), 1: reason }), 'failed');
      onDone(action, [], []);
    }
  }

  return {
    busy,
    outcome,
    forget: () => setOutcome(null),
    act: (action, rows) => send(action, rows, { keys: rows.map(({ key }) => key) }),
    edit: (rows, values) => send('edit', rows, { rows: rows.map(({ key, version }) => ({ key, version })), values }),
  };
}
