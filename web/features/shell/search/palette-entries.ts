import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { moduleOf, type Application } from '../menu/menu-rows.ts';
import type { ShellAction } from '../top-bar/useShellActions.ts';
import type { SearchEntry } from './search-index.ts';

/** An entry of the search palette with what choosing it does. */
export type PaletteEntry = SearchEntry &
  (
    | { kind: 'menu'; module: ModuleReference }
    | { kind: 'application'; application: Application }
    | { kind: 'action'; action: ShellAction }
  );

/** Groups besides the applications. Application codes contain no spaces, so they are unique. */
export const APPLICATIONS_GROUP = 'the applications';
export const ACTIONS_GROUP = 'the actions';

/** All menu leaves of all applications, with the names of their parent groups. */
export function menuEntries(
  applications: readonly Application[],
  serverText: ServerText,
): PaletteEntry[] {
  return applications.flatMap((application) => {
    const menus = application.menus ?? [];
    const names = new Map(menus.map((node) => [node.code, serverText(node.i18nCode, node.name)]));
    return menus
      .filter(({ isLeaf }) => isLeaf)
      .map((node): PaletteEntry => ({
        kind: 'menu',
        id: `menu ${application.code} ${node.code}`,
        group: application.code,
        name: names.get(node.code) ?? node.name,
        ownName: node.name,
        path: node.parentCodes.map((code) => names.get(code) ?? code).join(' / '),
        icon: node.icon ?? 'file',
        module: moduleOf({ application, node }),
      }));
  });
}

/** All applications as search entries. */
export function applicationEntries(
  applications: readonly Application[],
  serverText: ServerText,
): PaletteEntry[] {
  return applications.map((application) => ({
    kind: 'application',
    id: `application ${application.code}`,
    group: APPLICATIONS_GROUP,
    name: serverText(application.i18nCode, application.name),
    ownName: application.name,
    path: '',
    icon: 'grid',
    application,
  }));
}

/** All actions as search entries. */
export function actionEntries(actions: readonly ShellAction[]): PaletteEntry[] {
  return actions.map((action) => ({
    kind: 'action',
    id: `action ${action.id}`,
    group: ACTIONS_GROUP,
    name: action.label,
    ownName: action.label,
    path: '',
    icon: action.icon,
    action,
  }));
}
