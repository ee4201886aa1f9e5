/** The path of a Chromium that can be run, or undefined. */
export function findChromium(): string | undefined;
/** The same after installing one where that is possible; says in one line what to do otherwise. */
export function ensureChromium(): Promise<string | undefined>;
