/** The choice "all stores"; it is not a valid store number. */
export const ALL_SHOPS = '*';

/** The store number for the gateway: null means all stores. */
export const shopCodeOf = (chosen: string | null): string | null =>
  chosen === ALL_SHOPS ? null : chosen;
