import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../../platform/apollo/nothing-done.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { FieldProblem } from '../../../records/form/check-fields.ts';
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
import { columnOf, editColumns, formValues, isEdited, noEdits, withEdits } from './edit-values.ts';

type Problems = Readonly<Record<string, FieldProblem>>;

/** What stands in the way of a save, beyond its fields. */
export interface SaveProblem {
  message: string;
  requestId: string | null;
  /** Nobody knows whether it was saved: the same once more does no harm. */
  isUnknown: boolean;
}

/** Somebody else has saved the row meanwhile; null for a row that is gone. */
interface Conflict {
  theirs: ListRow | null;
}

export interface RowEdit {
  columns: readonly Column[];
  values: FieldValues;
  problems: Problems;
  problem: SaveProblem | null;
  conflict: Conflict | null;
  edits: FieldValues;
  unsaved: boolean;
  restored: boolean;
  busy: boolean;
  change: FieldChange;
  discard: () => void;
  /** True when the row is saved. */
  save: () => Promise<boolean>;
  /** Saves these fields over what somebody else has saved. */
  saveOver: (theirs: ListRow, edits: FieldValues) => Promise<boolean>;
  keepTyping: () => void;
}

interface RowEditParts {
  module: Module;
  row: ListRow;
  mayEdit: boolean;
  onSaved: (row: ListRow) => void;
  /** What is wrong has been found: the focus goes there. */
  onProblems: () => void;
}

/** A row that is written on: a draft of the tab until it is saved. */
export function useRowEdit({ module, row, mayEdit, onSaved, onProblems }: RowEditParts): RowEdit {
  const { t } = useTranslation();
  const { today } = useViewer().enterprise;
  const draft = useDraft(`row ${row.key}`, noEdits);
  const [mutate, { loading }] = useListRowUpdateMutation();
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const columns = useMemo(() => editColumns(module, mayEdit), [module, mayEdit]);
  const { edits, version } = draft.value;
  const values = formValues(columns, row, draft.value);

  const forget = useEffectEvent(draft.discard);
  const isAsBefore = draft.unsaved && !isEdited(draft.value);
  useEffect(
    function forgetWhatIsAsBefore() {
      if (isAsBefore) forget();
    },
    [isAsBefore],
  );

  function settle() {
    setProblems({});
    setProblem(null);
    setConflict(null);
  }
  function discard() {
    settle();
    draft.discard();
  }
  function saved(next: ListRow): boolean {
    settle();
    draft.saved(noEdits);
    onSaved(next);
    return true;
  }
  function refused(payload: ListRowPayload_PayloadFragment, wanted: FieldValues): boolean {
    const { userErrors, theirs } = payload;
    if (userErrors.some(({ code }) => code === 'CONFLICT')) {
      // What was saved is what was wanted: an answer had got lost.
      if (
        theirs !== null &&
        differencesOf(columns, row, wanted, theirs).every(({ isTyped }) => !isTyped)
      )
        return saved(theirs);
      setConflict({ theirs });
      return false;
    }
    const named = userErrors.map(({ field, message }): [string | null, string] => [
      columnOf(field),
      message,
    ]);
    const shown = new Set(columns.filter(({ isVisible }) => isVisible).map(({ name }) => name));
    const ofFields = named.filter(
      (one): one is [string, string] => one[0] !== null && shown.has(one[0]),
    );
    const others = named
      .filter(([name]) => name === null || !shown.has(name))
      .map(([, message]) => message);
    setProblems(Object.fromEntries(ofFields.map(([name, message]) => [name, { message }])));
    setProblem(
      others.length === 0 ? null : { message: others.join(' '), requestId: null, isUnknown: false },
    );
    onProblems();
    return false;
  }
  async function send(wanted: FieldValues, from: string | null): Promise<boolean> {
    setConflict(null);
    const failed = (error: unknown) => {
      const failure = failureOf(error);
      setProblem({
        message: reasonText(t, failure),
        requestId: failure.requestId,
        isUnknown: !nothingWasDone(error),
      });
      return false;
    };
    try {
      const input = { moduleCode: module.code, rowKey: row.key, version: from, values: wanted };
      const { data, error } = await mutate({ variables: { input }, errorPolicy: 'all' });
      const payload = data?.listRowUpdate;
      if (payload == null) return failed(error);
      if (payload.userErrors.length > 0) return refused(payload, wanted);
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
    unsaved: draft.unsaved && !isAsBefore,
    restored: draft.restored,
    busy: loading,
    change(name, value, copies) {
      const changed = { ...copies, [name]: value };
      setProblems((old) =>
        Object.fromEntries(Object.entries(old).filter(([one]) => !(one in changed))),
      );
      draft.change((old) => withEdits(old, row, changed));
    },
    discard,
    async save() {
      if (loading || !draft.unsaved) return false;
      const found = checkRow({
        columns,
        rules: module.rules,
        values,
        changed: Object.keys(edits),
        today,
      });
      setProblems(found);
      if (Object.keys(found).length === 0) return send(edits, version);
      onProblems();
      return false;
    },
    saveOver: (theirs, chosen) =>
      Object.keys(chosen).length === 0
        ? Promise.resolve(saved(theirs))
        : send(chosen, theirs.version),
    keepTyping: () => setConflict(null),
  };
}
