import { useCallback } from 'react';
import { useOutagePart } from '../../../platform/outage/OutageProvider.tsx';
import type { ShellParts } from './useShellParts.ts';

/** Reports the failed parts of the shell to the outage banner. */
export function ShellOutage({ parts }: { parts: ShellParts }) {
  const { outages, retrying, retry } = parts;
  const retryAll = useCallback(() => outages.forEach(retry), [outages, retry]);
  useOutagePart({
    failed: outages.length > 0,
    isReloading: retrying,
    weight: Math.max(1, outages.length),
    retry: retryAll,
  });
  return null;
}
