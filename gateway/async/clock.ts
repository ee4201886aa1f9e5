/**
 * Returns epoch milliseconds. Passed as a parameter wherever time matters, so that tests control
 * it.
 */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
