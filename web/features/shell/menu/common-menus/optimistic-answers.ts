import type { CommonMenu, Favourite } from '../../ShellContext.tsx';
import type { Application, MenuNode } from '../menu-rows.ts';

/**
 * The expected answer to saving the common menus, which the cache shows until the gateway answers.
 */
export function optimisticCommonMenus(viewerId: string, menus: readonly CommonMenu[]) {
  const commonMenus = menus.map((menu) => ({ ...menu, __typename: 'CommonMenu' as const }));
  return {
    commonMenusSave: {
      __typename: 'CommonMenusSavePayload' as const,
      viewer: { __typename: 'Viewer' as const, id: viewerId, commonMenus },
      userErrors: [],
    },
  };
}

/** The expected new favourite for a menu leaf. Its id is temporary until the gateway answers. */
export function optimisticFavourite(
  application: Application,
  node: MenuNode & { moduleCode: string },
): Favourite {
  return {
    id: `optimistic ${node.moduleCode}`,
    moduleCode: node.moduleCode,
    name: node.name,
    i18nCode: node.i18nCode,
    applicationCode: application.code,
    applicationName: application.name,
    icon: node.icon,
    iconUrl: null,
    applicationLogoUrl: application.logoUrl,
  };
}
