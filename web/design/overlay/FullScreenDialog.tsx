import { Dialog } from 'primereact/dialog';
import type { ReactNode } from 'react';
import '../theme/prime-theme.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { usePrimeLocale } from '../theme/usePrimeLocale.ts';
import './FullScreenDialog.css';

interface FullScreenDialogProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** Away with all that it holds, and back later: the tab that it belongs to is in the background. */
  hidden?: boolean;
  /** Escape was pressed, and nothing that lies over the dialog wanted it. Whether it closes is the owner's. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * A modal dialog as large as the window, with a head of its own. It is closed by its own controls alone: there is no mask to press on. The
 * focus stays in it and goes back to where it came from; small dialogs may open over it.
 */
export function FullScreenDialog({
  labelledBy,
  hidden = false,
  onEscape,
  children,
}: FullScreenDialogProps) {
  usePrimeLocale();
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
      // What stands in it knows where to begin: PrimeReact would take the first button.
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
