/** Maximum common menus of an account in a post. */
export const MAX_SAVED_MENUS = 12;
