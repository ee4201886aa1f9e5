import type { Durable } from './durable.ts';

/**
 * Rows that several processes work on have the columns `lease` and `lease_until`. A process takes a
 * row by setting both, and another one takes it over once that time has passed.
 */
export const ROW_LOCKS: Readonly<Record<Durable['dialect'], string>> = {
  /** There is one connection, so nobody else claims at the same time. */
  sqlite: '',
  /** Processes that claim at the same time take different rows instead of waiting for each other. */
  postgres: ' FOR UPDATE SKIP LOCKED',
};

/**
 * Rows without a valid lease. A lease further in the future than any process sets was written
 * before the system clock was set back. Its values are `freeLeaseValues`.
 */
export const LEASE_IS_FREE = '(lease_until <= ? OR lease_until > ?)';

export const freeLeaseValues = (now: number, leaseMs: number): [number, number] => [
  now,
  now + 2 * leaseMs,
];
