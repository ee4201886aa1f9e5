import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { Column } from '../../../records/fields/column.ts';
import type { FieldChange } from '../../../records/form/FormFields.tsx';
import type { FieldValues } from '../../../records/fields/values.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useDraft } from '../../../platform/workbench/useDraft.ts';
import type { ListRow, Module } from '../list-module.ts';
import { type ListRowPayload_PayloadFragment, ListRowUpdateDocument } from '../ListChanges.gen.ts';
import { checkRow } from './check-row.ts';
import { differencesOf } from './conflict.ts';
import { editColumns, formValues, isEdited, noEdits, withEdits } from './edit-values.ts';
import {
  type FieldProblems,
  problemOfFailure,
  problemsOfRefusal,
  rowOf,
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
  const { today } = useViewer().enterprise;
  const { draft, isUnchanged } = useRowDraft(row.key);
  const { t } = useTranslation();
  const { update, busy } = useRowUpdate(module.code, row.key);
  const found = useSaveProblems();
  const { setProblems, setConflict, clearProblems } = found;
  const columns = useMemo(() => editColumns(module, mayEdit), [module, mayEdit]);
  const { edits, version } = draft.value;
  const values = formValues(columns, row, draft.value);

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
    const hasValues = (current: ListRow) =>
      differencesOf(columns, row, newValues, current).every(({ isTyped }) => !isTyped);
    if (userErrors.some(({ code }) => code === 'CONFLICT')) {
      // The previous response was lost: the values are already saved.
      if (theirs !== null && hasValues(theirs)) return saved(theirs);
      setConflict({ theirs });
      return false;
    }
    found.setRefusal(problemsOfRefusal(columns, userErrors));
    onProblems();
    return false;
  }
  async function send(newValues: FieldValues, baseVersion: string | null): Promise<boolean> {
    setConflict(null);
    const outcome = await update(newValues, baseVersion);
    if (outcome.kind === 'done') return saved(outcome.result);
    if (outcome.kind === 'refused') return refused(outcome.payload, newValues);
    found.setProblem(problemOfFailure(outcome, t));
    return false;
  }
  return {
    columns,
    values,
    problems: found.problems,
    problem: found.problem,
    conflict: found.conflict,
    edits,
    unsaved: draft.unsaved && !isUnchanged,
    restored: draft.restored,
    busy,
    change(name, value, copies) {
      const changed = { ...copies, [name]: value };
      setProblems((old) => withoutChanged(old, changed));
      draft.change((old) => withEdits(old, row, changed));
    },
    discard,
    async save() {
      if (busy || !draft.unsaved) return false;
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

/** Holds the problems of the last save: those of fields, another one, or a conflict. */
function useSaveProblems() {
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  function clearProblems() {
    setProblems({});
    setProblem(null);
    setConflict(null);
  }
  function setRefusal(refusal: ReturnType<typeof problemsOfRefusal>) {
    setProblems(refusal.problems);
    setProblem(refusal.problem);
  }
  return {
    ...{ problems, problem, conflict },
    ...{ setProblems, setProblem, setRefusal, setConflict, clearProblems },
  };
}

/** Holds the draft of a row, and discards it when the user has reverted all changes. */
function useRowDraft(key: string) {
  const draft = useDraft(`row ${key}`, noEdits);
  const discardDraft = useEffectEvent(draft.discard);
  const isUnchanged = draft.unsaved && !isEdited(draft.value);
  useEffect(
    function discardUnchangedDraft() {
      if (isUnchanged) discardDraft();
    },
    [isUnchanged],
  );
  return { draft, isUnchanged };
}

/** Sends new values of a row, made from a version of it. */
function useRowUpdate(moduleCode: string, rowKey: string) {
  const { run, busy } = useCommand(ListRowUpdateDocument, { resultOf: rowOf });
  const update = (values: FieldValues, version: string | null) =>
    run({ input: { moduleCode, rowKey, version, values } });
  return { update, busy };
}
