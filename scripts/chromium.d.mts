/** The path of a Chromium that can be run, or undefined. */
export function findChromium(): string | undefined;
/**
 * The same, but installs one if none is found and that is possible. Otherwise prints what to do.
 */
export function ensureChromium(): Promise<string | undefined>;
