import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
import { newRequestKey } from '../../../platform/apollo/request-key.ts';
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

interface RowAddParts {
  module: Module;
  onAdded: (row: ListRow) => void;
  onProblems: () => void;
}

/**
 * A new row. Each try to add the same has the same key, so that an answer that got lost adds nothing twice; another text is another row.
 */
export function useRowAdd({ module, onAdded, onProblems }: RowAddParts) {
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
      Object.fromEntries(Object.entries(old).filter(([one]) => !(one in changed))),
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
    const isOfField = (name: string | null): name is string => name !== null && shown.has(name);
    const named = userErrors.map(({ field, message }) => ({ name: columnOf(field), message }));
    setProblems(
      Object.fromEntries(
        named.flatMap(({ name, message }) => (isOfField(name) ? [[name, { message }]] : [])),
      ),
    );
    const others = named.filter(({ name }) => !isOfField(name)).map(({ message }) => message);
    setProblem(
      others.length === 0 ? null : { message: others.join(' '), requestId: null, isUnknown: false },
    );
    onProblems();
  }
  async function save() {
    if (loading) return;
    const found = checkRow({
      columns: module.columns,
      rules: module.rules,
      values,
      changed: null,
      today,
    });
    setProblems(found);
    if (Object.keys(found).length > 0) {
      onProblems();
      return;
    }
    key.current ??= newRequestKey();
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
