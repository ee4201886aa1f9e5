import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, isFresh, SERVERS } from '../../scripts/build.mjs';
import { makeSeededData } from '../support/browser/running-portal.ts';

/** Bundles the servers, which start in half the time of their sources, and seeds the demo data; both once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isFresh(SERVERS)) {
    const { ok, output } = await build(SERVERS);
    if (!ok) throw new Error(`The servers could not be built:\n${output}`);
  }
  process.env.BUILT_SERVERS = resolve(dirname(SERVERS.result));
  const folder = await makeSeededData();
  project.provide('seededData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
