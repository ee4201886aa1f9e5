/**
 * Groups calls into waves. All answers are held back until no further calls arrive, and then
 * released together; the calls up to that point are one wave.
 */
export function createWaves() {
  const waves: string[][] = [];
  let held: (() => void)[] = [];
  return {
    waves,
    hold: (what: string) =>
      new Promise<void>((release) => {
        if (held.length === 0) {
          waves.push([]);
          letGoWhenQuiet(0);
        }
        waves.at(-1)?.push(what);
        held.push(release);
      }),
  };

  /**
   * Calls of the same wave do not wait for input or output, so all of them have arrived after a few
   * turns of the event loop.
   */
  function letGoWhenQuiet(turn: number): void {
    if (turn < 10) return void setImmediate(() => letGoWhenQuiet(turn + 1));
    const now = held;
    held = [];
    now.forEach((release) => release());
  }
}
