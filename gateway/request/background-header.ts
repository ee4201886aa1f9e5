/**
 * Marks a request that no user action caused, such as a poll. It does not count as use of the
 * session.
 */
export const BACKGROUND_HEADER = 'x-portal-background';
