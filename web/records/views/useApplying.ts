import { useEffect, useEffectEvent, useRef } from 'react';
import type { TabView } from '../../platform/workbench/TabContext.tsx';
import { type AppliedView, type SavedView, viewParameter } from './saved-view.ts';

interface Applying {
  parameters: TabView;
  /** The id in the URL, and the view once it has been loaded. */
  id: string | null;
  view: SavedView | null;
  onApply: (view: AppliedView) => void;
}

/**
 * Returns a function that applies a view chosen in the menu. A view named by the URL already has
 * its parameters there, perhaps changed; its columns are applied when the view has been loaded, and
 * reset when the view is no longer in the URL.
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
