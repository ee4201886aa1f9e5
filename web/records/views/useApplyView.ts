import { useEffect, useEffectEvent, useRef } from 'react';
import type { TabView } from '../../platform/workbench/TabContext.tsx';
import { type AppliedView, type SavedView, VIEW_PARAMETER } from './saved-view.ts';

interface ApplyViewOptions {
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
export function useApplyView({
  parameters,
  id,
  view,
  onApply,
}: ApplyViewOptions): (chosen: AppliedView) => void {
  const appliedId = useRef<string | null>(null);
  const follow = useEffectEvent(() => {
    if (view !== null && appliedId.current !== view.id) {
      appliedId.current = view.id;
      if (view.columns !== null) onApply({ parameters, columns: view.columns });
    } else if (id === null && appliedId.current !== null) {
      appliedId.current = null;
      onApply({ parameters, columns: null });
    }
  });
  useEffect(
    function applyColumnsOfUrl() {
      follow();
    },
    [id, view?.id],
  );
  return (chosen) => {
    appliedId.current = chosen.parameters[VIEW_PARAMETER] ?? null;
    onApply(chosen);
  };
}
