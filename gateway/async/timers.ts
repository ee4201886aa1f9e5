/** Calls back once after a while, and returns how not to. A parameter wherever something waits, so that tests need not. */
export type After = (ms: number, action: () => void) => () => void;

/** Waiting alone keeps no process alive. */
export const systemAfter: After = (ms, action) => {
  const timer = setTimeout(action, ms).unref();
  return () => clearTimeout(timer);
};
