import { lazy } from 'react';
import type { Dialogs } from '../platform/workbench/Dialogs.tsx';

/** The dialogs by name. Each one is loaded when it is first opened. */
export const dialogs: Dialogs = {
  appearance: lazy(async () => ({
    default: (await import('../features/appearance/AppearanceDialog.tsx')).AppearanceDialog,
  })),
  avatar: lazy(async () => ({
    default: (await import('../features/home/avatar/AvatarDialog.tsx')).AvatarDialog,
  })),
  cache: lazy(async () => ({
    default: (await import('../features/appearance/CacheDialog.tsx')).CacheDialog,
  })),
  commonMenus: lazy(async () => ({
    default: (await import('../features/shell/menu/common-menus/CommonMenusDialog.tsx'))
      .CommonMenusDialog,
  })),
  export: lazy(async () => ({
    default: (await import('../features/jobs/ExportDialog.tsx')).ExportDialog,
  })),
  favourites: lazy(async () => ({
    default: (await import('../features/home/favourites/FavouritesDialog.tsx')).FavouritesDialog,
  })),
  import: lazy(async () => ({
    default: (await import('../features/jobs/ImportDialog.tsx')).ImportDialog,
  })),
  jobs: lazy(async () => ({
    default: (await import('../features/jobs/JobsDialog.tsx')).JobsDialog,
  })),
  'layout-settings': lazy(async () => ({
    default: (await import('../features/home/layout/settings/LayoutSettingsDialog.tsx'))
      .LayoutSettingsDialog,
  })),
  password: lazy(async () => ({
    default: (await import('../features/account/password/PasswordDialog.tsx')).PasswordDialog,
  })),
  post: lazy(async () => ({
    default: (await import('../features/account/posts/PostDialog.tsx')).PostDialog,
  })),
  search: lazy(async () => ({
    default: (await import('../features/shell/search/SearchDialog.tsx')).SearchDialog,
  })),
  sessions: lazy(async () => ({
    default: (await import('../features/account/sessions/SessionsDialog.tsx')).SessionsDialog,
  })),
  shortcuts: lazy(async () => ({
    default: (await import('../features/shell/top-bar/ShortcutsDialog.tsx')).ShortcutsDialog,
  })),
  tokens: lazy(async () => ({
    default: (await import('../features/account/tokens/TokensDialog.tsx')).TokensDialog,
  })),
  webhooks: lazy(async () => ({
    default: (await import('../features/account/webhooks/WebhooksDialog.tsx')).WebhooksDialog,
  })),
  shop: lazy(async () => ({
    default: (await import('../features/account/shops/ShopDialog.tsx')).ShopDialog,
  })),
};
