import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { DEBOUNCE_MS } from './useDebounced.ts';

/**
 * Warns the user of an invalid filter 500 ms after the last change, when a valid filter would
 * have been applied.
 */
export function useProblemNotice(problemKey: string | null): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const report = useEffectEvent((key: string) => notify(t(key), 'warning'));
  useEffect(
    function warn() {
      if (problemKey === null) return undefined;
      const timer = setTimeout(() => report(problemKey), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [problemKey],
  );
}
