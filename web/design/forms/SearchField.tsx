import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { useSlash } from '../keyboard/useSlash.ts';

/** How long after the last letter a search begins. */
const settleMs = 400;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What is searched for now. */
  value: string;
  maxLength: number;
  onSearch: (text: string) => void;
  /** False while the page is not what is looked at: `/` does not lead here then. */
  keys?: boolean;
}

/**
 * A field that searches while somebody types, a moment after the last letter, or at once with Enter. `/` leads to it from anywhere on the page, and
 * Escape back.
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
            // Nothing else that Escape closes is meant.
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
