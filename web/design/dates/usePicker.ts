import { useRef, useState, type KeyboardEvent } from 'react';
import { useAnchored } from '../overlay/useAnchored.ts';
import { useDismiss } from '../overlay/useDismiss.ts';

/**
 * The calendar does not shrink: with less space than this below the field, in pixels, it opens
 * upwards.
 */
const CALENDAR_HEIGHT = 470;

/**
 * The open state and keys of a picker. A press in the field opens it and leaves the focus in the
 * text input; the button and Alt+ArrowDown open it and move the focus into it. Escape closes it and
 * returns the focus.
 */
export function usePicker(disabled: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const [focusKey, setFocusKey] = useState(0);
  const field = useDismiss(isOpen, () => setIsOpen(false));
  const layer = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useAnchored(isOpen, field, layer, { neededHeight: CALENDAR_HEIGHT, matchesAnchorWidth: false });

  const open = (takesFocus: boolean) => {
    if (disabled) return;
    setIsOpen(true);
    setFocusKey(takesFocus ? focusKey + 1 : isOpen ? focusKey : 0);
  };
  const hide = () => setIsOpen(false);
  const close = () => {
    hide();
    input.current?.focus();
  };
  return {
    isOpen,
    focusKey,
    field,
    layer,
    input,
    open,
    hide,
    close,
    toggle: () => (isOpen ? close() : open(true)),
    /** Handled keys do not reach the surrounding form or dialog. */
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
