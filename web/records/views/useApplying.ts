import { useEffect, useEffectEvent, useRef } from 'react';
import type { TabView } from '../../platform/workbench/TabContext.tsx';
import { type AppliedView, type SavedView, viewParameter } from './saved-view.ts';

interface Applying {
  parameters: TabView;
  /** The view that the address names, and its id, which is known first. */
  id: string | null;
  view: SavedView | null;
  onApply: (view: AppliedView) => void;
}

/**
 * Applies a view that is chosen here. One that the address brought has its parameters there already, perhaps changed since: its columns follow as
 * soon as they are known, and go with it.
 */
export function useApplying({
  parameters,
  id,
  view,
  onApply,
}: Applying): (chosen: AppliedView) => void {
  const arranged = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    if (view !== null && arranged.current !== view.id) {
      arranged.current = view.id;
      if (view.columns !== null) onApply({ parameters, columns: view.columns });
    } else if (id === null && arranged.current !== null) {
      arranged.current = null;
      onApply({ parameters, columns: null });
    }
  });
  useEffect(
    function arrangeAsTheAddressSays() {
      follow();
    },
    [id, view?.id],
  );
  return (chosen) => {
    arranged.current = chosen.parameters[viewParameter] ?? null;
    onApply(chosen);
  };
}
