import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../records/fields/column.ts';
import type { FieldChange } from '../../../records/form/FormFields.tsx';
import type { FieldValues } from '../../../records/fields/values.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useDraft } from '../../../platform/workbench/useDraft.ts';
import type { ListRow, Module } from '../list-module.ts';
import {
  type ListRowPayload_PayloadFragment,
  useListRowUpdateMutation,
} from '../ListChanges.gen.ts';
import { checkRow } from './check-row.ts';
import { differencesOf } from './conflict.ts';
import { editColumns, formValues, isEdited, noEdits, withEdits } from './edit-values.ts';
import {
  type FieldProblems,
  problemOfFailure,
  problemsOfRefusal,
  type SaveProblem,
  withoutChanged,
} from './save-problem.ts';

/** Another user has saved the row; `theirs` is null if the row was deleted. */
interface Conflict {
  theirs: ListRow | null;
}

export interface RowEdit {
  columns: readonly Column[];
  values: FieldValues;
  problems: FieldProblems;
  problem: SaveProblem | null;
  conflict: Conflict | null;
  edits: FieldValues;
  unsaved: boolean;
  restored: boolean;
  busy: boolean;
  change: FieldChange;
  discard: () => void;
  /** Resolves to true if the row was saved. */
  save: () => Promise<boolean>;
  /** Saves these fields over the version of the other user. */
  overwrite: (theirs: ListRow, edits: FieldValues) => Promise<boolean>;
  continueEditing: () => void;
}

interface RowEditOptions {
  module: Module;
  row: ListRow;
  mayEdit: boolean;
  onSaved: (row: ListRow) => void;
  /** Problems were found; the focus should move to the first one. */
  onProblems: () => void;
}

/** Holds the edits of a row as a draft of the tab and saves them. */
export function useRowEdit({ module, row, mayEdit, onSaved, onProblems }: RowEditOptions): RowEdit {
  const { t } = useTranslation();
  const { today } = useViewer().enterprise;
  const draft = useDraft(`row ${row.key}`, noEdits);
  const [mutate, { loading }] = useListRowUpdateMutation();
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const columns = useMemo(() => editColumns(module, mayEdit), [module, mayEdit]);
  const { edits, version } = draft.value;
  const values = formValues(columns, row, draft.value);

  const discardDraft = useEffectEvent(draft.discard);
  const isUnchanged = draft.unsaved && !isEdited(draft.value);
  useEffect(
    function discardUnchangedDraft() {
      if (isUnchanged) discardDraft();
    },
    [isUnchanged],
  );

  function clearProblems() {
    setProblems({});
    setProblem(null);
    setConflict(null);
  }
  function discard() {
    clearProblems();
    draft.discard();
  }
  function saved(next: ListRow): boolean {
    clearProblems();
    draft.saved(noEdits);
    onSaved(next);
    return true;
  }
  function refused(payload: ListRowPayload_PayloadFragment, newValues: FieldValues): boolean {
    const { userErrors, theirs } = payload;
    if (userErrors.some(({ code }) => code === 'CONFLICT')) {
      // The saved version already has the requested values: the previous response was lost.
      if (
        theirs !== null &&
        differencesOf(columns, row, newValues, theirs).every(({ isTyped }) => !isTyped)
      )
        return saved(theirs);
      setConflict({ theirs });
      return false;
    }
    const found = problemsOfRefusal(columns, userErrors);
    setProblems(found.problems);
    setProblem(found.problem);
    onProblems();
    return false;
  }
  async function send(newValues: FieldValues, baseVersion: string | null): Promise<boolean> {
    setConflict(null);
    const failed = (error: unknown) => {
      setProblem(problemOfFailure(error, t));
      return false;
    };
    try {
      const input = {
        moduleCode: module.code,
        rowKey: row.key,
        version: baseVersion,
        values: newValues,
      };
      const { data, error } = await mutate({ variables: { input }, errorPolicy: 'all' });
      const payload = data?.listRowUpdate;
      if (payload == null) return failed(error);
      if (payload.userErrors.length > 0) return refused(payload, newValues);
      return payload.row === null ? failed(error) : saved(payload.row);
    } catch (error) {
      return failed(error);
    }
  }
  return {
    columns,
    values,
    problems,
    problem,
    conflict,
    edits,
    unsaved: draft.unsaved && !isUnchanged,
    restored: draft.restored,
    busy: loading,
    change(name, value, copies) {
      const changed = { ...copies, [name]: value };
      setProblems((old) => withoutChanged(old, changed));
      draft.change((old) => withEdits(old, row, changed));
    },
    discard,
    async save() {
      if (loading || !draft.unsaved) return false;
      const fieldErrors = checkRow({
        columns,
        rules: module.rules,
        values,
        changed: Object.keys(edits),
        today,
      });
      setProblems(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) return send(edits, version);
      onProblems();
      return false;
    },
    overwrite: (theirs, chosen) =>
      Object.keys(chosen).length === 0
        ? Promise.resolve(saved(theirs))
        : send(chosen, theirs.version),
    continueEditing: () => setConflict(null),
  };
}
