import type { Ref } from 'react';
import { TextInput } from '../forms/TextInput.tsx';
import type { DateMode } from './date-field-props.ts';
import { dateModes } from './date-modes.ts';
import type { DateText } from './useDateText.ts';

interface DateTextInputProps {
  id: string;
  mode: DateMode;
  text: DateText;
  name: string | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  required: boolean;
  disabled: boolean;
  placeholder?: string;
  isOpen: boolean;
  onOpen: () => void;
  /** Called on blur with the element that gets the focus. */
  onLeave: (to: EventTarget | null) => void;
  /** Called for Enter and Ctrl+S: the typed text must be applied now. */
  onCommit: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The text input of a date field. A press opens the calendar below and leaves the focus here. */
export function DateTextInput(props: DateTextInputProps) {
  const {
    id,
    mode,
    text,
    name,
    invalid,
    describedBy,
    required,
    disabled,
    placeholder,
    isOpen,
    onOpen,
    onLeave,
    onCommit,
    ref,
  } = props;
  const { form } = dateModes[mode];
  return (
    <TextInput
      ref={ref}
      id={id}
      className="date-text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder ?? form}
      value={text.text}
      title={text.text}
      disabled={disabled}
      aria-label={name}
      aria-required={required}
      aria-invalid={invalid || text.problem !== null}
      aria-describedby={describedBy}
      onClick={onOpen}
      onChange={text.onType}
      onBlur={({ relatedTarget }) => onLeave(relatedTarget)}
      onKeyDown={(event) => {
        const saves = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && !saves)) return;
        onCommit();
        if (!isOpen || saves) return;
        // The first Enter closes the calendar; only the next one submits the form.
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
