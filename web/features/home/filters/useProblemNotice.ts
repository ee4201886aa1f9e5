import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { DEBOUNCE_MS } from './useDebounced.ts';

/** Says what is missing when somebody has stopped choosing: at the moment when a request would have gone out. */
export function useProblemNotice(problemKey: string | null): void {
  const { t } = useTranslation();
  const notify = useNotify();
  const tell = useEffectEvent((key: string) => notify(t(key)));
  useEffect(
    function warn() {
      if (problemKey === null) return undefined;
      const timer = setTimeout(() => tell(problemKey), DEBOUNCE_MS);
      return () => clearTimeout(timer);
    },
    [problemKey],
  );
}
