import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';

interface Payload {
  userErrors: readonly { message: string }[];
}

/**
 * Waits for a mutation and notifies the user if it was refused or failed. Resolves to true if it
 * succeeded. The cache has rolled back the optimistic response by then.
 */
export function useReportRefusal(): (change: Promise<Payload>) => Promise<boolean> {
  const { t } = useTranslation();
  const notify = useNotify();
  return useCallback(
    async (change) => {
      try {
        const refusal = (await change).userErrors[0];
        if (refusal !== undefined) notify(refusal.message, 'failed');
        return refusal === undefined;
      } catch (error) {
        notify(reasonText(t, failureOf(error)), 'failed');
        return false;
      }
    },
    [t, notify],
  );
}
