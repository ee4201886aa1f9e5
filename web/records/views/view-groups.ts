import type { TFunction } from 'i18next';
import type { PopupMenuGroup, PopupMenuItem } from '../../design/overlay/menu/menu-groups.ts';
import { toAppliedView, type AppliedView, type SavedView } from './saved-view.ts';
import type { ListViews } from './useListViews.ts';

interface ViewGroupsOptions {
  listViews: ListViews;
  /** Id of the applied view; null if there is none. */
  appliedId: string | null;
  actions: PopupMenuItem[];
  apply: (view: AppliedView) => void;
  t: TFunction;
}

/** The groups of the view menu: no view, own views, shared views, and actions. */
export function viewGroups(options: ViewGroupsOptions): PopupMenuGroup[] {
  const { listViews, appliedId, actions, apply, t } = options;
  const { views, hasFailed, reload } = listViews;
  const itemOf = (view: SavedView) => ({
    id: view.id,
    label: view.isOwn ? view.name : t('views.byOwner', { 0: view.name, 1: view.owner.name }),
    checked: view.id === appliedId,
    onSelect: () => apply(toAppliedView(view)),
  });
  const groups: PopupMenuGroup[] = [
    {
      id: 'all',
      items: [
        {
          id: 'all',
          label: t('views.all'),
          checked: appliedId === null,
          onSelect: () => apply({ parameters: {}, columns: null }),
        },
      ],
    },
    {
      id: 'own',
      label: t('views.own'),
      items: views?.filter(({ isOwn }) => isOwn).map(itemOf) ?? [],
    },
    {
      id: 'shared',
      label: t('views.shared'),
      items: views?.filter(({ isOwn }) => !isOwn).map(itemOf) ?? [],
    },
    {
      id: 'failed',
      items: hasFailed
        ? [{ id: 'retry', icon: 'refresh', label: t('views.retry'), onSelect: reload }]
        : [],
    },
    { id: 'actions', items: actions },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
