import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeSeededData } from '../support/running-portal.ts';

/** Seeds the demo data once for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeSeededData();
  project.provide('seededData', folder);
  return () => rm(folder, { recursive: true, force: true });
}
