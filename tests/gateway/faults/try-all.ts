import { expect } from 'vitest';
import { contractCalls } from '../../support/retail/contract-document.ts';
import { tryFaults, type MatrixRow } from './fault-matrix.ts';
import { openFaultyPortal, type FaultyPortal } from './faulty-portal.ts';
import { screenQueries, type Reach } from './reach.ts';
import { NOT_REACHED, REACHES } from './reaches.ts';

/** Gateways that try faults at the same time. */
const PORTALS = 4;

/** The operations of the contract that belong into the matrix, in their order. */
export const matrixOperations = (): string[] =>
  contractCalls()
    .map(({ id }) => id)
    .filter((operation) => !(operation in NOT_REACHED));

/**
 * Tries all faults of these operations, and checks that nothing happens that must never happen, and
 * that nothing is left over. Returns the rows of the matrix.
 */
export async function tryAll(operations: readonly string[]): Promise<MatrixRow[]> {
  const before = openResources();
  const first = await openFaultyPortal();
  const reaches = await findReaches(first);
  expect(matrixOperations().filter((operation) => !reaches.has(operation))).toEqual([]);

  const portals = [first];
  while (portals.length < PORTALS) portals.push(await openFaultyPortal());
  const waiting = [...operations];
  const rows: (MatrixRow & { violations: string[] })[] = [];
  async function work(portal: FaultyPortal): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      rows.push(await tryFaults(portal, next, reaches.get(next)!, openFaultyPortal));
  }
  await Promise.all(portals.map(work));

  expect(rows.flatMap(({ violations }) => violations)).toEqual([]);
  expect(['polluted', 'spoiled'].filter((name) => name in {})).toEqual([]);
  const logs = portals.flatMap(({ logLines }) => logLines).join('\n');
  expect(logs).not.toMatch(/access-1|refresh-1|expired-1|Retail@2026/u);
  for (const portal of portals) {
    // Those of which the gateway has just given up the connection may still be open.
    await expect.poll(() => portal.services.openCalls()).toBe(0);
    await portal.close();
  }
  await expect.poll(openResources, { timeout: 5_000 }).toBeLessThanOrEqual(before);
  return operations.map((operation) => rows.find((row) => row.operation === operation)!);
}

/**
 * For each operation, what makes the gateway call it: of the queries of the screens the one that
 * makes the fewest other calls.
 */
async function findReaches(portal: FaultyPortal): Promise<Map<string, Reach>> {
  const reaches = new Map(Object.entries(REACHES));
  const sizes = new Map<string, number>();
  for (const as of ['staff', 'supplier'] as const)
    for (const query of screenQueries()) {
      const reach = { ...query, as };
      await portal.healthy(reach);
      const asked = new Set(portal.services.asked());
      for (const operation of asked) {
        if (operation in REACHES || (sizes.get(operation) ?? Infinity) <= asked.size) continue;
        sizes.set(operation, asked.size);
        reaches.set(operation, reach);
      }
    }
  return reaches;
}

const openResources = (): number =>
  process.getActiveResourcesInfo().filter((kind) => /TCP|Timeout|TLS/u.test(kind)).length;
