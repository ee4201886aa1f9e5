import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import type { FieldChange } from '../../../records/form/FormFields.tsx';
import { defaultsOf, type FieldValues } from '../../../records/fields/values.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useDraft } from '../../../platform/workbench/useDraft.ts';
import type { ListRow, Module } from '../list-module.ts';
import { type ListRowPayload_PayloadFragment, useListRowAddMutation } from '../ListChanges.gen.ts';
import { checkRow } from './check-row.ts';
import {
  type FieldProblems,
  problemOfFailure,
  problemsOfRefusal,
  type SaveProblem,
  withoutChanged,
} from './save-problem.ts';

interface RowAddOptions {
  module: Module;
  onAdded: (row: ListRow) => void;
  onProblems: () => void;
}

/**
 * Holds the draft of a new row and adds it. Repeated attempts use the same idempotency key, so that
 * a lost response does not add the row twice. After a definite refusal a new key is used.
 */
export function useRowAdd({ module, onAdded, onProblems }: RowAddOptions) {
  const { t } = useTranslation();
  const { today } = useViewer().enterprise;
  const draft = useDraft<{ values: FieldValues }>('new', { values: defaultsOf(module.columns) });
  const [mutate, { loading }] = useListRowAddMutation();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const key = useRef<string | null>(null);
  const { values } = draft.value;

  const change: FieldChange = (name, value, copies) => {
    const changed = { ...copies, [name]: value };
    setProblems((old) => withoutChanged(old, changed));
    draft.change((old) => ({ values: { ...old.values, ...changed } }));
  };
  function failed(error: unknown) {
    const failure = problemOfFailure(error, t);
    if (!failure.isUnknown) key.current = null;
    setProblem(failure);
  }
  function refused({ userErrors }: ListRowPayload_PayloadFragment) {
    key.current = null;
    const found = problemsOfRefusal(module.columns, userErrors);
    setProblems(found.problems);
    setProblem(found.problem);
    onProblems();
  }
  async function save() {
    if (loading) return;
    const fieldErrors = checkRow({
      columns: module.columns,
      rules: module.rules,
      values,
      changed: null,
      today,
    });
    setProblems(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) {
      onProblems();
      return;
    }
    key.current ??= createRequestKey();
    try {
      const input = { key: key.current, moduleCode: module.code, values };
      const { data, error } = await mutate({ variables: { input }, errorPolicy: 'all' });
      const payload = data?.listRowAdd;
      if (payload == null) failed(error);
      else if (payload.row === null) refused(payload);
      else {
        draft.saved();
        onAdded(payload.row);
      }
    } catch (error) {
      failed(error);
    }
  }
  const { unsaved, restored, discard } = draft;
  return { values, problems, problem, unsaved, restored, busy: loading, change, save, discard };
}
