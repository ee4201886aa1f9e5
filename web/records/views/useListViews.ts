import { useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import type { CommandOutcome } from '../../platform/data/command-outcome.ts';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import type { ListViewSaveInput } from '../../generated/schema.ts';
import {
  ListViewDeleteDocument,
  ListViewSaveDocument,
  type ListViewSaveMutation,
  ListViewsDocument,
} from './ListViews.gen.ts';
import { type SavedView, toSavedView } from './saved-view.ts';

type ViewPayload = NonNullable<ListViewSaveMutation['listViewSave']>;

/** Why a view was not saved: the message and the field of the input. */
export interface ViewProblem {
  message: string;
  field: string | null;
}

/** The saved views of a list. `save` and `remove` never reject. */
export interface ListViews {
  /** Null while they are not loaded. */
  views: readonly SavedView[] | null;
  hasFailed: boolean;
  reload: () => void;
  save: (input: Omit<ListViewSaveInput, 'list'>) => Promise<SavedView | ViewProblem>;
  remove: (id: string) => Promise<ViewProblem | null>;
}

/**
 * The saved views of a list. They are loaded only if `enabled`, because a list without an applied
 * view does not need them.
 */
export function useListViews(list: string, enabled: boolean): ListViews {
  const { t } = useTranslation();
  const { part, isOther, failure, reload } = usePartQuery(ListViewsDocument, {
    variables: { list },
    partOf: ({ viewer }) => viewer?.listViews,
    skip: !enabled,
  });
  const saving = useCommand(ListViewSaveDocument, {
    resultOf: ({ view }: ViewPayload) => view,
  });
  const deleting = useCommand(ListViewDeleteDocument);
  const views = useMemo(
    () => (part === null || isOther ? null : part.map(toSavedView)),
    [part, isOther],
  );

  function problemOf(
    outcome: Exclude<CommandOutcome<Pick<ViewPayload, 'userErrors'>, unknown>, { kind: 'done' }>,
  ): ViewProblem {
    if (outcome.kind !== 'refused') return { message: t('views.notSaved'), field: null };
    const { code, message } = outcome.error;
    // The view was changed in another window: load the current state.
    if (code === 'CONFLICT' || code === 'NOT_FOUND') reload();
    return { message, field: outcome.payload.userErrors[0]?.field?.[1] ?? null };
  }

  return {
    views,
    hasFailed: views === null && failure !== null,
    reload,
    async save(input) {
      const outcome = await saving.run({ input: { ...input, list }, list });
      return outcome.kind === 'done' ? toSavedView(outcome.result) : problemOf(outcome);
    },
    async remove(id) {
      const outcome = await deleting.run({ input: { id }, list });
      return outcome.kind === 'done' ? null : problemOf(outcome);
    },
  };
}
