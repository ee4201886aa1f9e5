import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { FieldProblem } from '../../../records/form/check-fields.ts';
import type { FieldChange } from '../../../records/form/FormFields.tsx';
import { defaultsOf, type FieldValues } from '../../../records/fields/values.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useDraft } from '../../../platform/workbench/useDraft.ts';
import type { ListRow, Module } from '../list-module.ts';
import { type ListRowPayload_PayloadFragment, useListRowAddMutation } from '../ListChanges.gen.ts';
import { columnOf } from './edit-values.ts';
import { checkRow } from './check-row.ts';
import type { SaveProblem } from './useRowEdit.ts';

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
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const key = useRef<string | null>(null);
  const { values } = draft.value;

  const change: FieldChange = (name, value, copies) => {
    const changed = { ...copies, [name]: value };
    setProblems((old) =>
      Object.fromEntries(Object.entries(old).filter(([column]) => !(column in changed))),
    );
    draft.change((old) => ({ values: { ...old.values, ...changed } }));
  };
  function failed(error: unknown) {
    const failure = failureOf(error);
    const isUnknown = !nothingWasDone(error);
    if (!isUnknown) key.current = null;
    setProblem({ message: reasonText(t, failure), requestId: failure.requestId, isUnknown });
  }
  function refused({ userErrors }: ListRowPayload_PayloadFragment) {
    key.current = null;
    const shown = new Set(
      module.columns.filter(({ isVisible }) => isVisible).map(({ name }) => name),
    );
    const isShownField = (name: string | null): name is string => name !== null && shown.has(name);
    const columnErrors = userErrors.map(({ field, message }) => ({
      name: columnOf(field),
      message,
    }));
    setProblems(
      Object.fromEntries(
        columnErrors.flatMap(({ name, message }) =>
          isShownField(name) ? [[name, { message }]] : [],
        ),
      ),
    );
    const otherMessages = columnErrors
      .filter(({ name }) => !isShownField(name))
      .map(({ message }) => message);
    setProblem(
      otherMessages.length === 0
        ? null
        : { message: otherMessages.join(' '), requestId: null, isUnknown: false },
    );
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
