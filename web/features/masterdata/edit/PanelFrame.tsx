import type { ReactNode } from 'react';
import { FullScreenDialog } from '../../../design/overlay/FullScreenDialog.tsx';
import { narrowScreen, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { useFocusReturn } from '../../../design/overlay/useFocusReturn.ts';
import { useTab } from '../../../platform/workbench/TabContext.tsx';
import './EditPanel.css';

interface PanelFrameProps {
  /** The id of the heading that names it. */
  titleId: string;
  busy: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** Where a row stands beside its list; over the whole window where there is no room beside it. */
export function PanelFrame({ titleId, busy, onEscape, children }: PanelFrameProps) {
  const narrow = useMediaQuery(narrowScreen);
  const { selected } = useTab();
  useFocusReturn();
  if (narrow)
    return (
      <FullScreenDialog labelledBy={titleId} hidden={!selected} onEscape={onEscape}>
        <div className="panel panel-whole" aria-busy={busy}>
          {children}
        </div>
      </FullScreenDialog>
    );
  return (
    <div
      role="presentation"
      className="panel-place"
      onKeyDown={(event) => {
        // What lies over it closes first; what it is a part of hears nothing.
        const isOver =
          event.target instanceof Element &&
          event.target.closest('[role="dialog"], [role="alertdialog"]') !== null;
        if (
          event.key !== 'Escape' ||
          event.defaultPrevented ||
          event.nativeEvent.isComposing ||
          isOver
        )
          return;
        event.preventDefault();
        onEscape();
      }}
    >
      <section className="card panel" aria-labelledby={titleId} aria-busy={busy}>
        {children}
      </section>
    </div>
  );
}
