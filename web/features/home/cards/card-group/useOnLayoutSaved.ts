import { useEffect, useEffectEvent, useRef } from 'react';
import { useDashboardVersionQuery } from '../../layout/LayoutVersion.gen.ts';

/** Calls `onSaved` when a changed layout of this dashboard was saved in this window. */
export function useOnLayoutSaved(code: string, onSaved: () => void): void {
  const { data } = useDashboardVersionQuery({ variables: { code }, fetchPolicy: 'cache-only' });
  const version = data?.viewer?.dashboard?.version ?? null;
  const lastVersion = useRef(version);
  const compareVersion = useEffectEvent(() => {
    if (version !== null && version !== lastVersion.current) onSaved();
    lastVersion.current = version;
  });
  useEffect(
    function noticeSavedLayout() {
      compareVersion();
    },
    [version],
  );
}
