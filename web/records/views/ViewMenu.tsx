import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { PopupMenu } from '../../design/overlay/menu/PopupMenu.tsx';
import { removedColumns } from './arrange-columns.ts';
import {
  type AppliedView,
  toAppliedView,
  isChanged,
  storableParameters,
  VIEW_PARAMETER,
} from './saved-view.ts';
import { useListViews, type ViewProblem } from './useListViews.ts';
import { useApplyView } from './useApplyView.ts';
import { useWarning } from './useWarning.ts';
import { useViewMutations } from './useViewMutations.ts';
import { viewActions, type ViewActionHandlers } from './view-actions.ts';
import { ViewDialogs, type OpenViewDialog } from './ViewDialogs.tsx';
import { viewGroups } from './view-groups.ts';
import './ViewMenu.css';

interface ViewMenuProps extends AppliedView {
  /** The id of the list: `module:CODE`, `approval`, `tasks` or `messages`. */
  list: string;
  onApply: (view: AppliedView) => void;
}

/**
 * The saved views of a list. `parameters` are the URL parameters of the list and `columns` all its
 * columns in display order. A view is applied through the URL, so that a copied link shows the
 * same. The views are loaded when the menu opens or when the URL names one.
 */
export function ViewMenu({ list, parameters, columns, onApply }: ViewMenuProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const id = parameters[VIEW_PARAMETER] ?? null;
  const [opened, setOpened] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenViewDialog | null>(null);
  const listViews = useListViews(list, opened || id !== null);
  const { views, hasFailed } = listViews;
  const shown = { parameters: storableParameters(parameters), columns };
  const view = views?.find((one) => one.id === id) ?? null;
  const apply = useApplyView({ parameters, view, id, onApply });
  const mutations = useViewMutations(listViews, shown, apply);
  const { change } = mutations;
  const changed = view !== null && isChanged(view, shown);
  const removed = view === null || !columns?.length ? [] : removedColumns(columns, view.columns);
  useWarning(
    view === null || removed.length === 0
      ? null
      : t('views.goneColumns', { 0: view.name, 1: removed.join(', ') }),
  );
  useWarning(id !== null && views !== null && view === null ? t('views.gone') : null);

  const notifyProblem = (problem: ViewProblem | null) => {
    if (problem !== null) notify(problem.message, 'failed');
  };
  const handlers: ViewActionHandlers = {
    saveAs: () => setOpenDialog({ kind: 'new' }),
    undo: (one) => apply(toAppliedView(one)),
    update(one) {
      const parts = { parameters: shown.parameters, columns: one.columns && columns };
      void change(one, parts, 'views.saved').then(notifyProblem);
    },
    rename: (one) => setOpenDialog({ kind: 'rename', view: one }),
    share(one) {
      const doneKey = one.isShared ? 'views.isPrivate' : 'views.isShared';
      void change(one, { isShared: !one.isShared }, doneKey).then(notifyProblem);
    },
    remove: (one) => setOpenDialog({ kind: 'delete', view: one }),
  };
  const actions = viewActions(view, changed, handlers, t);
  const state = hasFailed ? t('views.failed') : views === null ? t('views.loading') : null;
  const name = view?.name ?? t('views.all');
  return (
    <>
      <PopupMenu
        label={t('views.menu.of', { 0: changed ? `${name} (${t('views.changed')})` : name })}
        kind="plain"
        className="view-menu"
        align="start"
        groups={viewGroups({ listViews, appliedId: id, actions, apply, t })}
        heading={state !== null && <p className="view-menu-state">{state}</p>}
        onOpen={() => setOpened(true)}
      >
        <Icon name="star" size="small" />
        <span className="clip">{name}</span>
        {changed && <span className="view-menu-changed">{t('views.changed')}</span>}
        <Icon name="down" size="small" />
      </PopupMenu>
      <ViewDialogs
        open={openDialog}
        mutations={mutations}
        onProblem={notifyProblem}
        onClose={() => setOpenDialog(null)}
      />
    </>
  );
}
