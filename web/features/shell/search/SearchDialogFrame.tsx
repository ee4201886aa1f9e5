import { useEffectEvent, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';

interface SearchDialogFrameProps {
  dialog: RefObject<HTMLDialogElement | null>;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that focuses its field when it opens, closes on Escape and on a click on its
 * backdrop, and returns the focus to where it was.
 */
export function SearchDialogFrame({ dialog, label, onClose, children }: SearchDialogFrameProps) {
  const [before] = useState(() => document.activeElement);
  // The dialog is only the target of a click on its backdrop.
  const closeOnBackdrop = useEffectEvent((event: Event) => {
    if (event.target === dialog.current) onClose();
  });
  useLayoutEffect(
    function openDialog() {
      const opened = dialog.current;
      opened?.showModal();
      opened?.querySelector('input')?.focus();
      const handleClick = (event: Event) => closeOnBackdrop(event);
      opened?.addEventListener('click', handleClick);
      return () => {
        opened?.removeEventListener('click', handleClick);
        opened?.close();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      };
    },
    [dialog, before],
  );
  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={label}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className="search-dialog-body"
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClose();
        }}
      >
        {children}
      </div>
    </dialog>
  );
}
