import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, isFresh, SERVERS } from '../../scripts/build.mjs';
import { makeSeededData } from '../support/browser/running-portal.ts';

/**
 * Bundles the servers, which then start in half the time, and seeds the demo data: both once for
 * all journeys. All portals have their data in one folder, which is removed at the end.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!isFresh(SERVERS)) {
    const { ok, output } = await build(SERVERS);
    if (!ok) throw new Error(`The servers could not be built:\n${output}`);
  }
  process.env.BUILT_SERVERS = resolve(dirname(SERVERS.result));
  const parent = await mkdtemp(join(tmpdir(), 'journeys-'));
  project.provide('seededData', await makeSeededData(parent));
  return () => rm(parent, { recursive: true, force: true });
}
