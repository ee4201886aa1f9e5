/** Epoch milliseconds. A parameter wherever time matters, so that tests need not wait. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
