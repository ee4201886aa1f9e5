/** Holds every answer back until nothing more is asked, and then lets all of them go: each time is a wave. */
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

  /** What a wave asks it asks without waiting for input or output, so a few turns of the event loop show all of it. */
  function letGoWhenQuiet(turn: number): void {
    if (turn < 10) return void setImmediate(() => letGoWhenQuiet(turn + 1));
    const now = held;
    held = [];
    now.forEach((release) => release());
  }
}
