import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

/** A key within this time after the end of an input composition belongs to the composition. */
const COMPOSITION_END_MS = 50;

interface SearchFieldProps {
  value: string;
  listId: string;
  isExpanded: boolean;
  /** Id of the active result. */
  activeId: string | undefined;
  /** Id of the error message, if there is one. */
  errorId: string | undefined;
  onChange: (value: string) => void;
  /** Called for each key, except for those of an input method that is composing. */
  onKey: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The field of the search with its close button. It controls the list of results. */
export function SearchField(props: SearchFieldProps) {
  const { value, listId, isExpanded, activeId, errorId, onChange, onKey, onClose } = props;
  const { t } = useTranslation();
  const composedAt = useRef(-Infinity);
  return (
    <div className="search-dialog-field">
      <Icon name="search" />
      <TextInput
        ref={takeFocus}
        type="text"
        role="combobox"
        aria-label={t('menu.search')}
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={t('menu.search.hint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Safari ends the composition before the event of the key that ended it.
          const isComposing =
            event.nativeEvent.isComposing ||
            event.timeStamp - composedAt.current < COMPOSITION_END_MS;
          if (!isComposing) onKey(event);
        }}
        onCompositionEnd={(event) => {
          composedAt.current = event.timeStamp;
        }}
      />
      <Button
        kind="icon"
        aria-label={t('menu.search.close')}
        title={t('menu.search.close')}
        onClick={onClose}
      >
        <Icon name="x" />
      </Button>
    </div>
  );
}

/** The field has the focus as soon as it is there. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
}
