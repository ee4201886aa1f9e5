import { useTranslation } from 'react-i18next';
import type { ListColumnSettingInput } from '../../generated/schema.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';
import type { ArrangedColumn } from './arrange-columns.ts';
import { type AppliedView, applied, type SavedView } from './saved-view.ts';
import type { ListViews, ViewProblem } from './useListViews.ts';

type ViewParts = Partial<Pick<SavedView, 'name' | 'isShared' | 'parameters' | 'columns'>>;

export interface ViewActs {
  /** A new view of what is shown. Tells what is done; gives what is wrong. */
  add: (name: string, isShared: boolean) => Promise<ViewProblem | null>;
  /** The view with other parts. `doneKey` tells of it by its name. */
  change: (view: SavedView, parts: ViewParts, doneKey: string) => Promise<ViewProblem | null>;
  /** What it showed stays, without a name. */
  remove: (view: SavedView) => Promise<ViewProblem | null>;
}

/** Saving and deleting views of a list, each told when it is done. */
export function useViewActs(
  { save, remove }: ListViews,
  shown: AppliedView,
  onApply: (view: AppliedView) => void,
): ViewActs {
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
      onApply(applied(saved));
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

/** Nothing but what the gateway takes: a list may know more of its columns. */
function columnsOf(columns: readonly ArrangedColumn[] | null): ListColumnSettingInput[] | null {
  return columns?.map(({ name, isShown, width, pin }) => ({ name, isShown, width, pin })) ?? null;
}
