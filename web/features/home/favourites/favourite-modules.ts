import type { FavouriteChoiceQuery } from './favourites.gen.ts';

export type ChoiceViewer = NonNullable<FavouriteChoiceQuery['viewer']>;
export type Favourite = NonNullable<ChoiceViewer['favourites']>[number];
export type Application = NonNullable<ChoiceViewer['applications']>[number];
type MenuNode = NonNullable<Application['menus']>[number];

/** How many favourites an account may keep. */
export const MAX_FAVOURITES = 12;

/** A favourite with what the menus know of its module. */
export interface FavouriteModule extends Favourite {
  /** No menu of the account leads to it any more. */
  isGone: boolean;
}

/** Only where every menu is known can a module be missed: an application whose tree did not come says nothing. */
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

/** Its own icon; that of its menu where it was saved without one and has no picture either. */
function displayedIcon({ icon, iconUrl }: Favourite, leaf: MenuNode | undefined): string | null {
  return icon ?? (iconUrl === null ? (leaf?.icon ?? null) : null);
}

/** A module that may become a favourite. */
export interface Choice {
  moduleCode: string;
  name: string;
  i18nCode: string | null;
  icon: string | null;
}

/** The modules of an application, each once, in the order of its menu. */
export function selectableModules({ menus }: Application): Choice[] {
  const found = new Map<string, Choice>();
  for (const { isLeaf, moduleCode, name, i18nCode, icon } of menus ?? []) {
    if (isLeaf && moduleCode !== null && !found.has(moduleCode))
      found.set(moduleCode, { moduleCode, name, i18nCode, icon });
  }
  return [...found.values()];
}
