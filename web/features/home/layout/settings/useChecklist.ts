import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import {
  createChecklist,
  selectionProblem,
  hasSameChoice,
  tickedCards,
  type ChecklistLine,
} from './checklist.ts';
import type { Layout } from '../editor/grid.ts';
import { layoutInOrder } from '../layout-in-order.ts';
import { useLayoutSave, type LayoutProblem } from '../useLayoutSave.ts';
import type { StoredDashboard, StoredLayout } from '../useStoredLayout.ts';

/** The user's choice and the layout version that it is based on. */
interface Choice {
  version: number;
  before: readonly ChecklistLine[];
  lines: readonly ChecklistLine[];
}

export interface Checklist {
  lines: readonly ChecklistLine[];
  ticked: number;
  limit: number;
  saving: boolean;
  problem: LayoutProblem | null;
  /** The text key of the reason why the selection cannot be saved. */
  refused: 'layout.max' | 'layout.none' | null;
  change: (lines: readonly ChecklistLine[]) => void;
  confirm: () => Promise<void>;
  overwrite: (saved: StoredDashboard) => Promise<void>;
  load: (saved: StoredDashboard) => void;
  /** The unsaved choice, to hand it to the editor. Null if there is none. */
  unsaved: () => { layout: Layout; version: number } | null;
}

/** The state of the checklist. Only the user discards it: a failed save does not. */
export function useChecklist(
  code: string,
  stored: StoredLayout | null,
  onSaved: () => void,
): Checklist | null {
  const { t } = useTranslation();
  const notify = useNotify();
  const { saving, problem, clearProblem, save } = useLayoutSave(code);
  const [own, setOwn] = useState<Choice | null>(null);
  const [refused, setRefused] = useState<Checklist['refused']>(null);
  const first = useMemo(
    () =>
      stored === null
        ? null
        : choiceOf(stored.version, createChecklist(stored.template, stored.dashboard)),
    [stored],
  );
  const choice = own ?? first;
  if (stored === null || choice === null) return null;
  const { template } = stored;
  const ticked = tickedCards(choice.lines);
  const isChanged = !hasSameChoice(choice.before, choice.lines);

  async function send(version: number) {
    const refusal = selectionProblem(ticked.length, template.limit);
    setRefused(refusal);
    if (refusal !== null || (await save(version, layoutInOrder(ticked))) === null) return;
    notify(t('layout.saved'));
    onSaved();
  }
  return {
    lines: choice.lines,
    ticked: ticked.length,
    limit: template.limit,
    saving,
    problem,
    refused,
    change(lines) {
      setOwn({ ...choice, lines });
      setRefused(null);
    },
    async confirm() {
      if (isChanged || selectionProblem(ticked.length, template.limit) !== null)
        await send(choice.version);
      else onSaved();
    },
    overwrite: ({ version }) => send(version),
    load(saved) {
      setOwn(choiceOf(saved.version, createChecklist(template, saved)));
      setRefused(null);
      clearProblem();
    },
    unsaved: () =>
      isChanged && ticked.length > 0
        ? { layout: layoutInOrder(ticked), version: choice.version }
        : null,
  };
}

const choiceOf = (version: number, lines: readonly ChecklistLine[]): Choice => ({
  version,
  before: lines,
  lines,
});
