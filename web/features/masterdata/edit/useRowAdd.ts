import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import type { FieldChange } from '../../../records/form/FormFields.tsx';
import { defaultsOf, type FieldValues } from '../../../records/fields/values.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useDraft } from '../../../platform/workbench/useDraft.ts';
import type { ListRow, Module } from '../list-module.ts';
import { ListRowAddDocument } from '../ListChanges.gen.ts';
import { checkRow } from './check-row.ts';
import {
  type FieldProblems,
  problemOfFailure,
  problemsOfRefusal,
  rowOf,
  type SaveProblem,
  withoutChanged,
} from './save-problem.ts';

interface RowAddOptions {
  module: Module;
  onAdded: (row: ListRow) => void;
  onProblems: () => void;
}

/** Holds the draft of a new row and adds it. */
export function useRowAdd({ module, onAdded, onProblems }: RowAddOptions) {
  const { t } = useTranslation();
  const { today } = useViewer().enterprise;
  const draft = useDraft<{ values: FieldValues }>('new', { values: defaultsOf(module.columns) });
  const command = useCommand(ListRowAddDocument, { resultOf: rowOf });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const { values } = draft.value;

  const change: FieldChange = (name, value, copies) => {
    const changed = { ...copies, [name]: value };
    setProblems((old) => withoutChanged(old, changed));
    draft.change((old) => ({ values: { ...old.values, ...changed } }));
  };
  async function save() {
    if (command.busy) return;
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
    const outcome = await command.run((key) => ({
      input: { key, moduleCode: module.code, values },
    }));
    if (outcome.kind === 'done') {
      draft.saved();
      onAdded(outcome.result);
    } else if (outcome.kind === 'refused') {
      const found = problemsOfRefusal(module.columns, outcome.payload.userErrors);
      setProblems(found.problems);
      setProblem(found.problem);
      onProblems();
    } else setProblem(problemOfFailure(outcome, t));
  }
  const { unsaved, restored, discard } = draft;
  return {
    values,
    problems,
    problem,
    unsaved,
    restored,
    busy: command.busy,
    change,
    save,
    discard,
  };
}
