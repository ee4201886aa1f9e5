import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListViewSaveInput } from '../../generated/schema.ts';
import {
  type ListViewSaveMutation,
  useListViewDeleteMutation,
  useListViewSaveMutation,
  useListViewsQuery,
} from './ListViews.gen.ts';
import { type SavedView, toSavedView } from './saved-view.ts';

type UserError = NonNullable<ListViewSaveMutation['listViewSave']>['userErrors'][number];

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
  const { data, loading, refetch } = useListViewsQuery({
    variables: { list },
    skip: !enabled,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const [saving] = useListViewSaveMutation();
  const [deleting] = useListViewDeleteMutation();
  const found = data?.viewer?.listViews;
  const views = useMemo(() => found?.map(toSavedView) ?? null, [found]);
  const reload = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  function problemOf(errors: readonly UserError[]): ViewProblem | null {
    const [first] = errors;
    // The view was changed in another window: load the current state.
    if (first?.code === 'CONFLICT' || first?.code === 'NOT_FOUND') reload();
    return first === undefined ? null : { message: first.message, field: first.field?.[1] ?? null };
  }
  const notSaved = () => ({ message: t('views.notSaved'), field: null });

  return {
    views,
    hasFailed: enabled && views === null && !loading,
    reload,
    async save(input) {
      try {
        const { data: answer } = await saving({ variables: { input: { ...input, list }, list } });
        const { view, userErrors } = answer?.listViewSave ?? { view: null, userErrors: [] };
        return problemOf(userErrors) ?? (view === null ? notSaved() : toSavedView(view));
      } catch {
        return notSaved();
      }
    },
    async remove(id) {
      try {
        const { data: answer } = await deleting({ variables: { input: { id }, list } });
        const payload = answer?.listViewDelete;
        return payload == null ? notSaved() : problemOf(payload.userErrors);
      } catch {
        return notSaved();
      }
    },
  };
}
