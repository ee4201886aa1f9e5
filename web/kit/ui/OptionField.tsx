import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { OptionList } from './OptionList.tsx';
import { useAnchored } from './useAnchored.ts';
import { type Choice, useOptions } from './useOptions.ts';
import './OptionField.css';

interface OptionFieldProps<T extends Choice> {
  id: string;
  /** Where no label stands above it. */
  name: string | undefined;
  value: string | null;
  /** What the chosen one is called. */
  text: string;
  /** Null where they have to be looked for. */
  options: readonly T[] | null;
  find: (text: string) => Promise<readonly T[]>;
  isRequired: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onChoose: (choice: T | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Longer lists are narrowed by what is typed. */
const filteredFrom = 9;

/**
 * One of a list (a combobox): arrows, Enter and Escape, or what is typed, which narrows the list or looks for more. Enter of an input method
 * chooses nothing here. Nothing that it handles reaches the form or the dialog around it.
 */
export function OptionField<T extends Choice>(props: OptionFieldProps<T>) {
  const { id, name, value, text, options, find, isRequired, invalid, describedBy, onChoose, ref } = props;
  const { t } = useTranslation();
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [composing, setComposing] = useState(false);
  const [moved, setMoved] = useState<number | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAnchored(open, field, list);

  const filters = options === null || options.length >= filteredFrom;
  const found = useOptions({ open, options, text: typed ?? '', composing, find });
  const chosenAt = found.options.findIndex((option) => option.value === value);
  const active = Math.min(moved ?? (typed === null ? chosenAt : 0), found.options.length - 1);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setMoved(null);
  };
  const choose = (choice: T | null) => {
    close();
    onChoose(choice);
  };
  const move = (to: number) => {
    setOpen(true);
    if (found.options.length > 0) setMoved(Math.max(0, Math.min(found.options.length - 1, to)));
  };
  const clears = !isRequired && value !== null;

  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(open ? active + 1 : Math.max(0, active)), true),
    ArrowUp: () => (move(open ? active - 1 : Math.max(0, active)), true),
    PageDown: () => open && (move(active + 10), true),
    PageUp: () => open && (move(active - 10), true),
    Enter: () => {
      const option = found.options[active];
      if (open && found.state === 'failed') found.retry();
      else if (open && option !== undefined) choose(option);
      return open;
    },
    Escape: () => {
      if (open) close();
      return open;
    },
    ' ': () => {
      if (!filters) setOpen(true);
      return !filters;
    },
    Delete: () => !filters && clears && (choose(null), true),
    Backspace: () => !filters && clears && (choose(null), true),
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isOwn = event.nativeEvent.isComposing || keys[event.key]?.() === true;
    if (!isOwn) return;
    if (!event.nativeEvent.isComposing) event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={field} className={`in option-field${invalid ? ' in-bad' : ''}`}>
      <input
        ref={ref}
        id={id}
        className="clip"
        role="combobox"
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete={filters ? 'list' : 'none'}
        aria-activedescendant={open && active >= 0 ? `${listId}-${String(active)}` : undefined}
        aria-required={isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        readOnly={!filters}
        value={typed ?? text}
        title={text}
        placeholder={filters ? t('metadata.option.search') : t('metadata.choose')}
        onClick={({ currentTarget }) => {
          setOpen(true);
          currentTarget.select();
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          setMoved(null);
          setOpen(true);
        }}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={handleKey}
        onBlur={() => {
          if (typed === '' && clears) choose(null);
          else close();
        }}
      />
      {clears && (
        <button
          type="button"
          className="ib ib-s"
          tabIndex={-1}
          aria-label={t('metadata.option.clear')}
          title={t('metadata.option.clear')}
          onClick={() => choose(null)}
        >
          <Icon name="x" size="small" />
        </button>
      )}
      <Icon name="down" size="small" />
      {open && (
        <OptionList
          ref={list}
          id={listId}
          found={found}
          active={active}
          value={value}
          label={name ?? t('metadata.option.list')}
          onChoose={choose}
        />
      )}
    </div>
  );
}
