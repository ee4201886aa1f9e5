import { Dialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import './dialog-parts.css';
import './FullScreenDialog.css';

interface FullScreenDialogProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Hides the dialog but keeps its content: its tab is in the background. */
  hidden?: boolean;
  /**
   * Escape was pressed and no element above the dialog handled it. The owner decides whether it
   * closes.
   */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that fills the window, with its own head. It is closed only by its own controls,
 * as there is no mask to press. It keeps the focus and returns it to where it was before; small
 * dialogs may open above it.
 */
export function FullScreenDialog({
  labelledBy,
  hidden = false,
  onEscape,
  children,
}: FullScreenDialogProps) {
  useFocusReturn();
  return (
    <Dialog
      visible
      modal
      maximized
      showHeader={false}
      draggable={false}
      resizable={false}
      dismissableMask={false}
      // The content chooses its own initial focus: PrimeReact would focus the first button.
      focusOnShow={false}
      closeOnEscape={!hidden}
      pt={{ root: { 'aria-labelledby': labelledBy } }}
      className="full-screen-dialog"
      maskClassName={hidden ? 'full-screen-hidden' : ''}
      onHide={onEscape}
    >
      {children}
    </Dialog>
  );
}
