import { useEffect, useEffectEvent, useRef } from 'react';
import { useDashboardVersionQuery } from '../../layout/Layout.gen.ts';

/** Tells when this window has saved another layout of a dashboard that stands within a card. */
export function useOnLayoutSaved(code: string, onSaved: () => void): void {
  const { data } = useDashboardVersionQuery({ variables: { code }, fetchPolicy: 'cache-only' });
  const version = data?.viewer?.dashboard?.version ?? null;
  const known = useRef(version);
  const notice = useEffectEvent(() => {
    if (version !== null && version !== known.current) onSaved();
    known.current = version;
  });
  useEffect(
    function noticeSavedLayout() {
      notice();
    },
    [version],
  );
}
