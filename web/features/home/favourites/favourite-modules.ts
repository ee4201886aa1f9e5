import type { FavouriteChoiceQuery } from './favourites.gen.ts';

export type ChoiceViewer = NonNullable<FavouriteChoiceQuery['viewer']>;
export type Favourite = NonNullable<ChoiceViewer['favourites']>[number];
export type Application = NonNullable<ChoiceViewer['applications']>[number];
type MenuNode = NonNullable<Application['menus']>[number];

/** A favourite with the information that the menus have about its module. */
export interface FavouriteModule extends Favourite {
  /** No menu of the account leads to the module any more. */
  isGone: boolean;
}

/**
 * Adds to each favourite what the menus know of its module. A module counts as gone only if the
 * menus of all applications were loaded.
 */
export function favouriteModules(
  favourites: readonly Favourite[],
  applications: readonly Application[] | null,
): FavouriteModule[] {
  const allKnown = applications?.every(({ menus }) => menus !== null) ?? false;
  const leaves = new Map<string, MenuNode>();
  for (const node of applications?.flatMap(({ menus }) => menus ?? []) ?? []) {
    if (node.moduleCode !== null && !leaves.has(node.moduleCode)) leaves.set(node.moduleCode, node);
  }
  return favourites.map((favourite) => {
    const leaf = leaves.get(favourite.moduleCode);
    return {
      ...favourite,
      icon: displayedIcon(favourite, leaf),
      isGone: allKnown && leaf === undefined,
    };
  });
}

/** The favourite's own icon. If it has neither an icon nor a picture: the icon of its menu. */
function displayedIcon({ icon, iconUrl }: Favourite, leaf: MenuNode | undefined): string | null {
  return icon ?? (iconUrl === null ? (leaf?.icon ?? null) : null);
}

/** A module that can become a favourite. */
export interface Choice {
  moduleCode: string;
  name: string;
  i18nCode: string | null;
  icon: string | null;
}

/** The modules of an application without duplicates, in the order of its menu. */
export function selectableModules({ menus }: Application): Choice[] {
  const found = new Map<string, Choice>();
  for (const { isLeaf, moduleCode, name, i18nCode, icon } of menus ?? []) {
    if (isLeaf && moduleCode !== null && !found.has(moduleCode))
      found.set(moduleCode, { moduleCode, name, i18nCode, icon });
  }
  return [...found.values()];
}
