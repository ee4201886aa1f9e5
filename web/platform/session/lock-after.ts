import { createStoredValue, type StoredValue } from '../../design/storage/stored-value.ts';

/** Minutes of inactivity after which the page locks itself; 0 is never. */
export const lockAfterChoices = [0, 5, 15, 30, 60] as const;

export type LockAfter = (typeof lockAfterChoices)[number];

function isLockAfter(value: unknown): value is LockAfter {
  return lockAfterChoices.some((choice) => choice === value);
}

export function storedLockAfter(): StoredValue<LockAfter> {
  return createStoredValue({
    storage: () => window.localStorage,
    key: 'portal.lockAfter',
    fallback: 0,
    isValid: isLockAfter,
  });
}
