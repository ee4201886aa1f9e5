/** What is built before it runs. */
export interface Target {
  name: string;
  folders: readonly string[];
  /** The file by which one sees that it is there. */
  result: string;
  args: readonly string[];
}

export const PAGES: Target;
export const SERVERS: Target;

/** Whether a build is there and nothing that it reads has changed since. */
export function isFresh(target: Target): boolean;

export function build(
  target: Target,
  options?: { live?: boolean },
): Promise<{ ok: boolean; output: string }>;
