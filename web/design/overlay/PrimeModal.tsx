import { Dialog } from 'primereact/dialog';
import { useId, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { coverMark } from './cover-page.ts';
import { firstFocus } from './first-focus.ts';
import type { ModalDialogProps } from './ModalDialog.tsx';
import { useFocusReturn } from './useFocusReturn.ts';
import './dialog-parts.css';

/** The dialog itself, in a chunk of its own, because no page needs it before a dialog opens. */
export function PrimeModal(props: ModalDialogProps) {
  const { title, labelledBy, note, tools, footer, children, onClose } = props;
  const { role = 'dialog', size = 'usual', hidden = false, topmost = false } = props;
  const { focusesItself = false } = props;
  const titleId = useId();
  const focusedBefore = useFocusReturn();
  const dialog = useRef<Dialog>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /**
   * When a dialog has appeared, PrimeReact gives the focus to its close button, unless it is in the
   * dialog. It may be in the list of a field by then, which stands beside the dialog. Otherwise it
   * goes to where the user most likely continues (first-focus.ts).
   */
  function keepFocus() {
    const focused = document.activeElement;
    const isTaken =
      focused !== document.body &&
      focused !== focusedBefore.current &&
      focused?.matches('.p-dialog-close') !== true;
    const content = dialog.current?.getContent() ?? null;
    const wanted =
      isTaken || focusesItself || content === null ? focused : firstFocus(content, heading.current);
    if (wanted === focusedBefore.current || !(wanted instanceof HTMLElement)) return;
    queueMicrotask(() => {
      const now = document.activeElement;
      // A form that was refused in the meantime has given the focus to a field.
      if (now === focused || now?.matches('.p-dialog-close') === true) wanted.focus();
    });
  }
  return (
    <Dialog
      ref={dialog}
      visible
      modal
      pt={{
        root: { role, 'aria-labelledby': labelledBy ?? titleId, 'aria-describedby': undefined },
        mask: topmost ? coverMark : {},
      }}
      draggable={false}
      resizable={false}
      // Escape belongs to the dialog in front even if that cannot be closed: PrimeReact would give
      // it to the next one behind.
      closeOnEscape={!hidden}
      showCloseIcon={onClose !== undefined}
      showHeader={labelledBy === undefined}
      focusOnShow={!focusesItself}
      onShow={keepFocus}
      dismissableMask={size === 'palette'}
      maximized={size === 'screen'}
      position={size === 'palette' ? 'top' : 'center'}
      className={`modal-dialog modal-dialog-${size}`}
      maskClassName={[topmost && 'modal-topmost', hidden && 'modal-hidden']
        .filter(Boolean)
        .join(' ')}
      closeIcon={<Icon name="times" />}
      header={
        <>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {note !== undefined && <span className="small mute">{note}</span>}
        </>
      }
      icons={tools}
      footer={footer !== undefined && <div className="modal-dialog-actions">{footer}</div>}
      // The Escape key of an input method that is composing ends only the composition.
      onHide={(event?: unknown) => {
        if (!(event instanceof KeyboardEvent && event.isComposing)) onClose?.();
      }}
    >
      {children}
    </Dialog>
  );
}
