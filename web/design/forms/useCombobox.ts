import { useState, type KeyboardEvent } from 'react';
import { type Choice, type ChoicePage, type OptionResults, useOptions } from './useOptions.ts';

interface ComboboxOptions<T extends Choice> {
  chosen: readonly string[];
  /** All options; null if they must be searched for with `find`. */
  options: readonly T[] | null;
  find: (text: string, page: number) => Promise<ChoicePage<T>>;
  source: string;
  multiple: boolean;
  /** Text that is not an option is accepted too. */
  freeText: boolean;
  isRequired: boolean;
  disabled: boolean;
  onChoose: (choice: T | null) => void;
}

/** Lists of at least this many options can be filtered by typing. */
const MIN_FILTERED_OPTIONS = 9;

export interface Combobox<T extends Choice> {
  open: boolean;
  setOpen: (open: boolean) => void;
  typed: string | null;
  setTyped: (text: string) => void;
  composing: boolean;
  setComposing: (composing: boolean) => void;
  /** Text may be typed into the field. */
  canType: boolean;
  /** The field may be cleared, and has a value. */
  canClear: boolean;
  active: number;
  found: OptionResults<T>;
  close: () => void;
  choose: (choice: T | null) => void;
  handleKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * The state of a combobox: whether it is open, the typed text, the active option and its key
 * handler. Enter during input method composition chooses nothing. Handled keys do not reach the
 * surrounding elements.
 */
export function useCombobox<T extends Choice>(props: ComboboxOptions<T>): Combobox<T> {
  const { chosen, options, find, source, multiple, freeText, isRequired, disabled, onChoose } =
    props;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  const [activeOverride, setMoved] = useState<number | null>(null);
  const open = isOpen && !disabled;
  const canType = freeText || options === null || options.length >= MIN_FILTERED_OPTIONS;
  const found = useOptions({ open, options, text: typed ?? '', source, composing, find });
  const chosenAt = found.options.findIndex(({ value }) => chosen.includes(value));
  const first = typed === null ? chosenAt : freeText ? -1 : 0;
  const active = Math.min(activeOverride ?? first, found.options.length - 1);
  const canClear = (!isRequired || multiple) && !disabled && chosen.length > 0;

  const setOpen = (wanted: boolean) => setIsOpen(wanted && !disabled);
  const close = () => {
    setIsOpen(false);
    setTyped(null);
    setMoved(null);
    if (open) found.reset();
  };
  const choose = (choice: T | null) => {
    if (multiple && choice !== null) setMoved(found.options.indexOf(choice));
    else close();
    onChoose(choice);
  };
  const move = (to: number) => {
    setOpen(true);
    if (to >= found.options.length && found.hasMore) found.loadMore();
    if (found.options.length > 0) setMoved(Math.max(0, Math.min(found.options.length - 1, to)));
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(open ? active + 1 : Math.max(0, active)), true),
    ArrowUp: () => (move(open ? active - 1 : Math.max(0, active)), true),
    PageDown: () => open && (move(active + 10), true),
    PageUp: () => open && (move(active - 10), true),
    Enter: () => {
      const option = found.options[active];
      if (open && found.state === 'failed') found.retry();
      else if (open && option !== undefined) choose(option);
      else if (open && freeText) close();
      return open;
    },
    Escape: () => {
      if (open) close();
      return open;
    },
    ' ': () => {
      if (!canType) setOpen(true);
      return !canType;
    },
    Delete: () => !canType && canClear && (choose(null), true),
    Backspace: () => !canType && canClear && (choose(null), true),
  };
  return {
    open,
    setOpen,
    typed,
    setTyped: (text) => {
      setTyped(text);
      setMoved(null);
      setOpen(true);
    },
    composing,
    setComposing,
    canType,
    canClear,
    active,
    found,
    close,
    choose,
    handleKey: (event) => {
      const isOwn = event.nativeEvent.isComposing || keys[event.key]?.() === true;
      if (!isOwn) return;
      if (!event.nativeEvent.isComposing) event.preventDefault();
      event.stopPropagation();
    },
  };
}
