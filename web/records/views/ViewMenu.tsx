import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/icons/Icon.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { PopupMenu, type PopupMenuGroup } from '../../design/overlay/PopupMenu.tsx';
import { removedColumns } from './arrange-columns.ts';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import {
  type AppliedView,
  toAppliedView,
  isChanged,
  storableParameters,
  type SavedView,
  VIEW_PARAMETER,
} from './saved-view.ts';
import { useListViews, type ViewProblem } from './useListViews.ts';
import { useApplyView } from './useApplyView.ts';
import { useWarning } from './useWarning.ts';
import { useViewMutations } from './useViewMutations.ts';
import { viewActions } from './view-actions.ts';
import { ViewDialog } from './ViewDialog.tsx';
import './ViewMenu.css';

interface ViewMenuProps extends AppliedView {
  /** The id of the list: `module:CODE`, `approval`, `tasks` or `messages`. */
  list: string;
  onApply: (view: AppliedView) => void;
}

type Asking = { kind: 'new' } | { kind: 'rename' | 'delete'; view: SavedView };

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
  const [asking, setAsking] = useState<Asking | null>(null);
  const listViews = useListViews(list, opened || id !== null);
  const { views, hasFailed, reload } = listViews;
  const shown = { parameters: storableParameters(parameters), columns };
  const view = views?.find((one) => one.id === id) ?? null;
  const apply = useApplyView({ parameters, view, id, onApply });
  const { add, change, remove } = useViewMutations(listViews, shown, apply);
  const changed = view !== null && isChanged(view, shown);
  const gone = view === null || !columns?.length ? [] : removedColumns(columns, view.columns);
  useWarning(
    view === null || gone.length === 0
      ? null
      : t('views.goneColumns', { 0: view.name, 1: gone.join(', ') }),
  );
  useWarning(id !== null && views !== null && view === null ? t('views.gone') : null);

  const told = (problem: ViewProblem | null) => {
    if (problem !== null) notify(problem.message, 'failed');
  };
  const closed = (problem: ViewProblem | null) => {
    if (problem === null) setAsking(null);
    return problem;
  };
  const choice = (one: SavedView) => ({
    id: one.id,
    label: one.isOwn ? one.name : t('views.byOwner', { 0: one.name, 1: one.ownerName }),
    checked: one.id === id,
    onSelect: () => apply(toAppliedView(one)),
  });
  const actions = viewActions(
    view,
    changed,
    {
      saveAs: () => setAsking({ kind: 'new' }),
      undo: (one) => apply(toAppliedView(one)),
      update: (one) =>
        void change(
          one,
          { parameters: shown.parameters, columns: one.columns && columns },
          'views.saved',
        ).then(told),
      rename: (one) => setAsking({ kind: 'rename', view: one }),
      share: (one) =>
        void change(
          one,
          { isShared: !one.isShared },
          one.isShared ? 'views.isPrivate' : 'views.isShared',
        ).then(told),
      remove: (one) => setAsking({ kind: 'delete', view: one }),
    },
    t,
  );
  const all = {
    id: 'all',
    label: t('views.all'),
    checked: id === null,
    onSelect: () => apply({ parameters: {}, columns: null }),
  };
  const groups: PopupMenuGroup[] = [
    { id: 'all', items: [all] },
    {
      id: 'own',
      label: t('views.own'),
      items: views?.filter(({ isOwn }) => isOwn).map(choice) ?? [],
    },
    {
      id: 'shared',
      label: t('views.shared'),
      items: views?.filter(({ isOwn }) => !isOwn).map(choice) ?? [],
    },
    {
      id: 'failed',
      items: hasFailed
        ? [{ id: 'retry', icon: 'refresh', label: t('views.retry'), onSelect: reload }]
        : [],
    },
    { id: 'actions', items: actions },
  ];
  const state = hasFailed ? t('views.failed') : views === null ? t('views.loading') : null;
  const name = view?.name ?? t('views.all');
  return (
    <>
      <PopupMenu
        label={t('views.menu.of', { 0: changed ? `${name} (${t('views.changed')})` : name })}
        triggerClassName="btn view-menu"
        align="start"
        groups={groups.filter(({ items }) => items.length > 0)}
        heading={state !== null && <p className="view-menu-state">{state}</p>}
        onOpen={() => setOpened(true)}
      >
        <Icon name="star" size="small" />
        <span className="clip">{name}</span>
        {changed && <span className="view-menu-changed">{t('views.changed')}</span>}
        <Icon name="down" size="small" />
      </PopupMenu>
      {asking?.kind === 'new' && (
        <ViewDialog
          onSave={(called, isShared) => add(called, isShared).then(closed)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.kind === 'rename' && (
        <ViewDialog
          view={asking.view}
          onSave={(called, isShared) =>
            change(asking.view, { name: called, isShared }, 'views.saved').then(closed)
          }
          onClose={() => setAsking(null)}
        />
      )}
      {asking?.kind === 'delete' && (
        <DeleteViewDialog
          view={asking.view}
          onDelete={() => {
            setAsking(null);
            void remove(asking.view).then(told);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
