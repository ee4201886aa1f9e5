import { FAULTS, type Fault } from './faults.ts';
import type { FaultyPortal } from './faulty-portal.ts';
import { outcomeOf } from './outcome.ts';
import type { Reach } from './reach.ts';

/** The sign of each fault, for one operation. */
export interface MatrixRow {
  operation: string;
  signs: string[];
}

interface Tried {
  sign: string;
  violations: string[];
}

/**
 * Tries all faults of an operation, one after another. Returns the row of the matrix, and what must
 * not have happened.
 */
export async function tryFaults(
  portal: FaultyPortal,
  operation: string,
  reach: Reach,
  openPortal: () => Promise<FaultyPortal>,
): Promise<MatrixRow & { violations: string[] }> {
  const healthy = await portal.healthy(reach);
  const tried: Tried[] = [];
  for (const fault of FAULTS) {
    const at = reach.isKept ? await openPortal() : portal;
    tried.push(await tryFault(at, { operation, reach, fault }, healthy));
    if (at !== portal) await at.close();
  }
  return {
    operation,
    signs: tried.map(({ sign }) => sign),
    violations: tried.flatMap(({ violations }) => violations),
  };
}

/** Tries one fault. After it, the same request must have the same answer as before it. */
async function tryFault(
  portal: FaultyPortal,
  { operation, reach, fault }: { operation: string; reach: Reach; fault: Fault },
  healthy: unknown,
): Promise<Tried> {
  const answer = await portal.faulty(reach, operation, fault);
  const isCalled = portal.services.asked().includes(operation);
  const { sign, violations } = outcomeOf(answer, healthy);
  const after = outcomeOf(await portal.healthy(reach), healthy);
  const found = [
    ...violations,
    ...(isCalled ? [] : ['the operation was not called']),
    ...(after.sign === '=' ? [] : [`afterwards the answer is ${after.sign}`]),
  ];
  return { sign, violations: found.map((text) => `${operation}, ${fault.name}: ${text}`) };
}
