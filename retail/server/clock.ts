/** Returns epoch milliseconds. Passed as a parameter, so that tests expire tokens without waiting. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
