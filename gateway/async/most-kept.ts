/** What an account may keep at most in a post, of favourites and of common menus each. */
export const MOST_KEPT = 12;
