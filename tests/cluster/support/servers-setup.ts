import { SERVERS, build, isFresh } from '../../../scripts/build.mjs';

/** Builds the gateway as it is deployed, unless the build is fresh. */
export async function setup(): Promise<void> {
  if (isFresh(SERVERS)) return;
  const { ok, output } = await build(SERVERS);
  if (!ok) throw new Error(output);
}
