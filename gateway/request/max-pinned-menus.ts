/** Maximum favorites and maximum common menus of an account in a post. */
export const MAX_PINNED_MENUS = 12;
