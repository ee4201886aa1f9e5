import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useSlashShortcut } from '../keyboard/useSlashShortcut.ts';
import { TextInput } from './TextInput.tsx';

/** Delay between the last keystroke and the search. */
const SEARCH_DELAY_MS = 400;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text currently searched for. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
  /** False while the page is in the background: `/` does not focus the field then. */
  keysEnabled?: boolean;
}

/**
 * A field that searches while the user types, shortly after the last keystroke or at once on Enter.
 * `/` focuses it from anywhere on the page, and Escape returns the focus, if no dialog is open.
 */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength,
  onSearch,
  keysEnabled = true,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { text, setText, searchNow } = useSearchText(value, onSearch);
  const focusedBefore = useRef<Element | null>(null);
  useSlashShortcut(keysEnabled, () => {
    focusedBefore.current = document.activeElement;
    field.current?.focus();
  });
  function leave() {
    const target = focusedBefore.current;
    focusedBefore.current = null;
    if (target instanceof HTMLElement && target !== document.body && target.isConnected)
      target.focus();
    else field.current?.blur();
  }
  return (
    <div className="field search-field">
      <label htmlFor={id}>{label}</label>
      <div className="in">
        <Icon name="search" />
        <TextInput
          ref={field}
          id={id}
          type="text"
          role="searchbox"
          value={text}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') searchNow(text);
            // In a dialog, Escape closes the dialog. Elsewhere it closes nothing else.
            const isInDialog = field.current?.closest('[role="dialog"]') !== null;
            if (event.key === 'Escape' && !isInDialog) {
              event.stopPropagation();
              leave();
            }
          }}
        />
        {text !== '' && (
          <Button
            kind="icon"
            size="small"
            aria-label={t('rows.clearSearch')}
            title={t('rows.clearSearch')}
            onClick={() => {
              searchNow('');
              field.current?.focus();
            }}
          >
            <Icon name="x" size="small" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** The text of a search field. It is searched for when the user stops typing. */
function useSearchText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const search = useEffectEvent((wanted: string) => {
    if (wanted !== value) onSearch(wanted);
  });
  useEffect(
    function searchAfterDelay() {
      const timer = setTimeout(() => search(text.trim()), SEARCH_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return {
    text,
    setText,
    /** Sets the text and searches for it without delay. */
    searchNow(wanted: string) {
      setText(wanted);
      if (wanted.trim() !== value) onSearch(wanted.trim());
    },
  };
}
