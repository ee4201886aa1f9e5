import { useTranslation } from '../../design/language/useTranslation.ts';
import type { ListColumnSettingInput } from '../../generated/schema.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';
import type { ArrangedColumn } from './arrange-columns.ts';
import { type AppliedView, toAppliedView, type SavedView } from './saved-view.ts';
import type { ListViews, ViewProblem } from './useListViews.ts';

type ViewParts = Partial<Pick<SavedView, 'name' | 'isShared' | 'parameters' | 'columns'>>;

/** Actions that change the saved views of a list. */
export interface ViewMutations {
  /** Saves what is shown as a new view and notifies the user. Returns the problem, or null. */
  add: (name: string, isShared: boolean) => Promise<ViewProblem | null>;
  /**
   * Changes parts of a view. `doneKey` is the notification, with the name of the view. Returns the
   * problem, or null.
   */
  change: (view: SavedView, parts: ViewParts, doneKey: string) => Promise<ViewProblem | null>;
  /** Deletes the view; the list stays as it is, without a view. Returns the problem, or null. */
  remove: (view: SavedView) => Promise<ViewProblem | null>;
}

/** Creates, changes and deletes views of a list and notifies the user of the result. */
export function useViewMutations(
  { save, remove }: ListViews,
  shown: AppliedView,
  onApply: (view: AppliedView) => void,
): ViewMutations {
  const { t } = useTranslation();
  const notify = useNotify();
  return {
    async add(name, isShared) {
      const saved = await save({
        name,
        isShared,
        parameters: shown.parameters,
        columns: columnsOf(shown.columns),
      });
      if ('message' in saved) return saved;
      notify(t('views.saved', { 0: saved.name }));
      onApply(toAppliedView(saved));
      return null;
    },
    async change({ id, version, ...view }, parts, doneKey) {
      const { name, isShared, parameters, columns } = { ...view, ...parts };
      const saved = await save({
        id,
        version,
        name,
        isShared,
        parameters,
        columns: columnsOf(columns),
      });
      if ('message' in saved) return saved;
      notify(t(doneKey, { 0: saved.name }));
      return null;
    },
    async remove({ id, name }) {
      const problem = await remove(id);
      if (problem !== null) return problem;
      notify(t('views.deleted', { 0: name }));
      onApply(shown);
      return null;
    },
  };
}

/** Only the fields of the input type, because the columns of a list may have more. */
function columnsOf(columns: readonly ArrangedColumn[] | null): ListColumnSettingInput[] | null {
  return columns?.map(({ name, isShown, width, pin }) => ({ name, isShown, width, pin })) ?? null;
}
