import type { ReactNode } from 'react';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { useFocusReturn } from '../../../design/overlay/useFocusReturn.ts';
import { useTabSelected } from '../../../platform/workbench/TabContext.tsx';
import './EditPanel.css';

interface PanelFrameProps {
  /** The id of the heading that labels the panel. */
  titleId: string;
  busy: boolean;
  onEscape: () => void;
  children: ReactNode;
}

/** The frame of the open row: beside the list, or full screen on narrow screens. */
export function PanelFrame({ titleId, busy, onEscape, children }: PanelFrameProps) {
  const narrow = useMediaQuery(NARROW_SCREEN);
  const isSelected = useTabSelected();
  useFocusReturn();
  if (narrow)
    return (
      <ModalDialog
        size="screen"
        focusesItself
        labelledBy={titleId}
        hidden={!isSelected}
        onClose={onEscape}
      >
        <div className="edit-panel edit-panel-whole" aria-busy={busy}>
          {children}
        </div>
      </ModalDialog>
    );
  return (
    <div
      role="presentation"
      className="panel-area"
      onKeyDown={(event) => {
        // Escape first closes a dialog above the panel; it must not reach the panel then.
        const isInDialog =
          event.target instanceof Element &&
          event.target.closest('[role="dialog"], [role="alertdialog"]') !== null;
        if (
          event.key !== 'Escape' ||
          event.defaultPrevented ||
          event.nativeEvent.isComposing ||
          isInDialog
        )
          return;
        event.preventDefault();
        onEscape();
      }}
    >
      <section className="card edit-panel" aria-labelledby={titleId} aria-busy={busy}>
        {children}
      </section>
    </div>
  );
}
