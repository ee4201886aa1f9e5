import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { OptionList } from './OptionList.tsx';
import { useAnchored } from '../overlay/useAnchored.ts';
import { useCombobox } from './useCombobox.ts';
import type { Choice, ChoicePage } from './useOptions.ts';
import './OptionField.css';

export interface OptionFieldProps<T extends Choice> {
  id: string;
  /** Where no label stands above it. */
  name: string | undefined;
  /** The values that are chosen: one, none, or several where `multiple` says so. */
  chosen: readonly string[];
  /** What the chosen ones are called. */
  text: string;
  /** Null where they have to be looked for. */
  options: readonly T[] | null;
  find: (text: string, page: number) => Promise<ChoicePage<T>>;
  /** What else decides what is found, as a text that is another one when that changes. */
  source?: string;
  isRequired: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** Nothing can be chosen yet. */
  disabled?: boolean;
  /** The label of the chosen value is being looked for. */
  busy?: boolean;
  /** Several may be chosen: choosing one that is chosen takes it out, and the list stays open. */
  multiple?: boolean;
  /** What is typed, where that counts even if it is no choice. */
  onText?: (text: string) => void;
  /** Null: none. */
  onChoose: (choice: T | null) => void;
  /** Beside the arrow: another way to choose. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One or several of a list (a combobox): arrows, Enter and Escape, or what is typed, which narrows the list or looks for more. Enter of an
 * input method chooses nothing here. Nothing that it handles reaches the form or the dialog around it.
 */
export function OptionField<T extends Choice>(props: OptionFieldProps<T>) {
  const { id, name, chosen, text, isRequired, invalid, describedBy, onText, ref } = props;
  const { source = '', disabled = false, busy = false, multiple = false, children } = props;
  const { t } = useTranslation();
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const box = useCombobox({ ...props, source, disabled, multiple, freeText: onText !== undefined });
  const { open, typed, filters, clears, active, found } = box;
  useAnchored(open, field, list);
  return (
    <div
      ref={field}
      className={`in option-field${invalid ? ' in-bad' : ''}${disabled ? ' option-field-off' : ''}`}
    >
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
        aria-disabled={disabled || undefined}
        aria-busy={busy || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        readOnly={!filters || disabled}
        value={typed ?? text}
        title={text}
        placeholder={filters && !disabled ? t('metadata.option.search') : t('metadata.choose')}
        onClick={({ currentTarget }) => {
          box.setOpen(true);
          // What is already being typed is gone over with care.
          if (typed === null) currentTarget.select();
        }}
        onChange={({ target }) => {
          box.type(target.value);
          if (!box.composing) onText?.(target.value);
        }}
        onCompositionStart={() => box.setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          box.setComposing(false);
          onText?.(currentTarget.value);
        }}
        onKeyDown={box.handleKey}
        onBlur={() => {
          if (typed === '' && clears && !multiple) box.choose(null);
          else box.close();
        }}
      />
      {clears && (
        <button
          type="button"
          className="ib ib-s"
          tabIndex={-1}
          aria-label={t('metadata.option.clear')}
          title={t('metadata.option.clear')}
          onClick={() => box.choose(null)}
        >
          <Icon name="x" size="small" />
        </button>
      )}
      <Icon name="down" size="small" />
      {children}
      {open && (
        <OptionList
          ref={list}
          id={listId}
          found={found}
          active={active}
          chosen={chosen}
          multiple={multiple}
          label={name ?? t('metadata.option.list')}
          onChoose={box.choose}
        />
      )}
    </div>
  );
}
