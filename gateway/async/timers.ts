/**
 * Runs an action once after a delay and returns a function that cancels it. Passed as a parameter,
 * so that tests control time.
 */
export type After = (ms: number, action: () => void) => () => void;

/** The system's timer. A pending timer does not keep the process alive. */
export const systemAfter: After = (ms, action) => {
  const timer = setTimeout(action, ms).unref();
  return () => clearTimeout(timer);
};
