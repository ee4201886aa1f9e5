/** A program or a set of pages that is built before it runs. */
export interface Target {
  name: string;
  folders: readonly string[];
  /** A file that exists only if the build exists. */
  result: string;
  args: readonly string[];
}

export const PAGES: Target;
export const SERVERS: Target;

/** Whether a build exists and none of its input files has changed since. */
export function isFresh(target: Target): boolean;

export function build(
  target: Target,
  options?: { live?: boolean },
): Promise<{ ok: boolean; output: string }>;
