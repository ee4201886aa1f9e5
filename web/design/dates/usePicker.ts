import { useRef, useState, type KeyboardEvent } from 'react';
import { useAnchored } from '../overlay/useAnchored.ts';
import { useDismiss } from '../overlay/useDismiss.ts';

/** A sheet of the calendar does not shrink: less room than this below the field has it open upwards. */
const sheetHeight = 470;

/**
 * The calendar of a field: it opens by a press in the field, which keeps the focus so that a date can be typed; by the button beside it and by
 * Alt and the arrow down, which take the focus along. Escape closes it and gives the focus back.
 */
export function usePicker(disabled: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const [focusKey, setFocusKey] = useState(0);
  const field = useDismiss(isOpen, () => setIsOpen(false));
  const layer = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useAnchored(isOpen, field, layer, { enough: sheetHeight, fits: false });

  const open = (takesFocus: boolean) => {
    if (disabled) return;
    setIsOpen(true);
    setFocusKey(takesFocus ? focusKey + 1 : isOpen ? focusKey : 0);
  };
  const shut = () => setIsOpen(false);
  const close = () => {
    shut();
    input.current?.focus();
  };
  return {
    isOpen,
    focusKey,
    field,
    layer,
    input,
    open,
    shut,
    close,
    toggle: () => (isOpen ? close() : open(true)),
    /** Nothing that it handles reaches the form or the dialog around it. */
    handleKey: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && isOpen) close();
      else if (event.key === 'ArrowDown' && (event.altKey || isOpen)) open(true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
