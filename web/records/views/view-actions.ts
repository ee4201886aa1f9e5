import type { PopupMenuItem } from '../../design/overlay/menu/menu-groups.ts';
import type { SavedView } from './saved-view.ts';

/** Actions on the applied view. */
export interface ViewActionHandlers {
  saveAs: () => void;
  undo: (view: SavedView) => void;
  update: (view: SavedView) => void;
  rename: (view: SavedView) => void;
  share: (view: SavedView) => void;
  remove: (view: SavedView) => void;
}

/**
 * The actions at the end of the menu: changes first, then actions that only the owner of the view
 * has.
 */
export function viewActions(
  view: SavedView | null,
  changed: boolean,
  handlers: ViewActionHandlers,
  t: (key: string) => string,
): PopupMenuItem[] {
  const saveAs = {
    id: 'saveAs',
    icon: 'plus',
    label: t(view === null ? 'views.save' : 'views.saveAs'),
    onSelect: handlers.saveAs,
  };
  if (view === null) return [saveAs];
  const item = (id: string, icon: string, key: string, choose: (one: SavedView) => void) => ({
    id,
    icon,
    label: t(key),
    onSelect: () => choose(view),
  });
  const { isOwn, isShared } = view;
  return [
    ...(changed && isOwn ? [item('update', 'check', 'views.update', handlers.update)] : []),
    ...(changed ? [item('undo', 'undo', 'views.undo', handlers.undo)] : []),
    saveAs,
    ...(isOwn
      ? [
          item('rename', 'file', 'views.rename', handlers.rename),
          item('share', 'users', isShared ? 'views.unshare' : 'views.share', handlers.share),
          item('remove', 'trash', 'views.delete', handlers.remove),
        ]
      : []),
  ];
}
