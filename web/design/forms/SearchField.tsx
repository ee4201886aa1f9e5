import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { useSlash } from '../keyboard/useSlash.ts';

/** Delay between the last keystroke and the search. */
const settleMs = 400;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The text currently searched for. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
  /** False while the page is in the background: `/` does not focus the field then. */
  keys?: boolean;
}

/**
 * A field that searches while the user types, shortly after the last keystroke or at once on Enter.
 * `/` focuses it from anywhere on the page, and Escape returns the focus.
 */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength,
  onSearch,
  keys = true,
}: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
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
    function searchWhenSettled() {
      const timer = setTimeout(() => search(text.trim()), settleMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  const cameFrom = useRef<Element | null>(null);
  useSlash(keys, () => {
    cameFrom.current = document.activeElement;
    field.current?.focus();
  });
  function leave() {
    const place = cameFrom.current;
    cameFrom.current = null;
    if (place instanceof HTMLElement && place !== document.body && place.isConnected) place.focus();
    else field.current?.blur();
  }
  function put(wanted: string) {
    setText(wanted);
    if (wanted.trim() !== value) onSearch(wanted.trim());
  }
  return (
    <div className="field search-field">
      <label htmlFor={id}>{label}</label>
      <div className="in">
        <Icon name="search" />
        <input
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
            if (event.key === 'Enter') put(text);
            // Stop the event, so that Escape closes nothing else.
            if (event.key === 'Escape') {
              event.stopPropagation();
              leave();
            }
          }}
        />
        {text !== '' && (
          <button
            className="ib ib-s"
            type="button"
            aria-label={t('rows.clearSearch')}
            title={t('rows.clearSearch')}
            onClick={() => {
              put('');
              field.current?.focus();
            }}
          >
            <Icon name="x" size="small" />
          </button>
        )}
      </div>
    </div>
  );
}
