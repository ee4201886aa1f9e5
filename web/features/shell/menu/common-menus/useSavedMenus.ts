import { useCommonMenus, type CommonMenus } from './useCommonMenus.ts';
import { useFavouriteMenus, type FavouriteMenus } from './useFavouriteMenus.ts';

/** The menus that an account saves: its common menus and its favourites. */
export type SavedMenus = CommonMenus & FavouriteMenus;

/**
 * The saved menus and the operations on them. Changes are shown optimistically. If the gateway
 * refuses a change, the Apollo cache rolls it back and the user sees the reason.
 */
export function useSavedMenus(): SavedMenus {
  return { ...useCommonMenus(), ...useFavouriteMenus() };
}
