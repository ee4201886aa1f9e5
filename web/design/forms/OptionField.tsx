import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { OptionList } from './OptionList.tsx';
import { useAnchored } from '../overlay/useAnchored.ts';
import { TextInput } from './TextInput.tsx';
import { useCombobox } from './useCombobox.ts';
import type { Choice, ChoicePage } from './useOptions.ts';
import './OptionField.css';

export interface OptionFieldProps<T extends Choice> {
  id: string;
  /** Accessible name, if there is no label above the field. */
  name: string | undefined;
  /** The chosen values: one or none, or several if `multiple`. */
  chosen: readonly string[];
  /** The labels of the chosen values, as one text. */
  text: string;
  /** All options; null if they must be searched for with `find`. */
  options: readonly T[] | null;
  find: (text: string, page: number) => Promise<ChoicePage<T>>;
  /** A key for what else `find` depends on; when it changes, earlier results are invalid. */
  source?: string;
  isRequired: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  /** No option can be chosen yet. */
  disabled?: boolean;
  /** The label of the chosen value is being loaded. */
  busy?: boolean;
  /**
   * Several options may be chosen: choosing a chosen option removes it, and the list stays open.
   */
  multiple?: boolean;
  /** Shown while nothing is chosen, if that means something of its own, such as all options. */
  placeholder?: string;
  /** Called with the typed text, if the field also accepts text that is not an option. */
  onText?: (text: string) => void;
  /** Called with the chosen option; null when the field is cleared. */
  onChoose: (choice: T | null) => void;
  /** Shown beside the arrow: another way to choose, such as a picker. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A combobox for one or several options of a list: the arrow keys, Enter and Escape, or typed text,
 * which filters the list or searches for more. Enter during input method composition chooses
 * nothing. Handled keys do not reach the surrounding form or dialog.
 */
export function OptionField<T extends Choice>(props: OptionFieldProps<T>) {
  const { id, name, chosen, text, isRequired, invalid, describedBy, onText, ref } = props;
  const { source = '', disabled = false, busy = false, multiple = false, children } = props;
  const { t } = useTranslation();
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const box = useCombobox({ ...props, source, disabled, multiple, freeText: onText !== undefined });
  const { open, typed, canType, canClear, active, found } = box;
  useAnchored(open, field, list);
  return (
    <div
      ref={field}
      className={`in option-field${invalid ? ' in-bad' : ''}${disabled ? ' option-field-off' : ''}`}
    >
      <TextInput
        ref={ref}
        id={id}
        className="clip"
        role="combobox"
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete={canType ? 'list' : 'none'}
        aria-activedescendant={open && active >= 0 ? `${listId}-${String(active)}` : undefined}
        aria-required={isRequired}
        aria-invalid={invalid}
        aria-disabled={disabled || undefined}
        aria-busy={busy || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        readOnly={!canType || disabled}
        value={typed ?? text}
        title={text}
        placeholder={
          props.placeholder ??
          (canType && !disabled ? t('metadata.option.search') : t('metadata.choose'))
        }
        onClick={({ currentTarget }) => {
          box.setOpen(true);
          // Text that is already being edited is not selected, so that it is not overwritten.
          if (typed === null) currentTarget.select();
        }}
        onChange={({ target }) => {
          box.setTyped(target.value);
          if (!box.composing) onText?.(target.value);
        }}
        onCompositionStart={() => box.setComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          box.setComposing(false);
          onText?.(currentTarget.value);
        }}
        onKeyDown={box.handleKey}
        onBlur={() => {
          if (typed === '' && canClear && !multiple) box.choose(null);
          else box.close();
        }}
      />
      {canClear && <ClearButton onClear={() => box.choose(null)} />}
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

/** Clears the field with the mouse; with the keyboard Delete does. */
function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="icon"
      size="small"
      tabIndex={-1}
      aria-label={t('metadata.option.clear')}
      title={t('metadata.option.clear')}
      onClick={onClear}
    >
      <Icon name="x" size="small" />
    </Button>
  );
}
