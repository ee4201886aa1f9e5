/** Maximum favourites per account. */
export const MAX_FAVOURITES = 12;
