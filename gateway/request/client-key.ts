import type { Refusal } from '../errors/user-error.ts';

/** A client makes one for each press and keeps it for trying again; the services do nothing twice for the same. */
const KEY = /^[\w-]{8,64}$/u;

/** Null when the key is one. */
export function keyRefusal(key: string): Refusal | null {
  return KEY.test(key) ? null : { field: 'key', code: 'INVALID', message: 'malformedKey' };
}
