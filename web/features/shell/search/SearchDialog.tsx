import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { createStoredValue } from '../../../design/storage/stored-value.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import type { PaletteEntry } from './palette-entries.ts';
import { SearchResults } from './SearchResults.tsx';
import type { MatchMode } from './search-index.ts';
import { usePalette } from './usePalette.ts';
import './SearchDialog.css';

/** A key within this time after the end of an input composition belongs to the composition. */
const COMPOSITION_END_MS = 50;

const isMode = (value: unknown): value is MatchMode => value === 'part' || value === 'whole';

/**
 * The search palette: menus of all applications, applications and actions. The focus stays in the
 * field; ↑ ↓ Home End move among the results, Enter chooses, Escape closes. Keys of an input method
 * that is composing are ignored.
 */
export function SearchDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const palette = usePalette();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [storedMode] = useState(() =>
    createStoredValue<MatchMode>({
      storage: () => window.localStorage,
      key: 'portal.searchMode',
      fallback: 'part',
      isValid: isMode,
    }),
  );
  const [mode, setMode] = useState(() => storedMode.read());
  const [input, setInput] = useState('');
  const [chosenIndex, setChosenIndex] = useState(-1);
  const [isMissing, setMissing] = useState(false);
  const composedAt = useRef(-Infinity);
  const [before] = useState(() => document.activeElement);
  // The dialog is only the target of a click on its backdrop.
  const pressOn = useEffectEvent((event: Event) => {
    if (event.target === dialog.current) onClose();
  });
  useLayoutEffect(
    function openDialog() {
      const opened = dialog.current;
      opened?.showModal();
      opened?.querySelector('input')?.focus();
      const press = (event: Event) => pressOn(event);
      opened?.addEventListener('click', press);
      return () => {
        opened?.removeEventListener('click', press);
        opened?.close();
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      };
    },
    [before],
  );

  const typed = input.trim() !== '';
  const { find } = palette;
  const result = typed ? find(input, mode) : null;
  const groups = result?.groups ?? palette.suggestions;
  const entries = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));
  // With text in the field, the best result is active. Without text, none is until an arrow is pressed.
  const activeIndex = Math.min(chosenIndex === -1 && typed ? 0 : chosenIndex, entries.length - 1);
  const optionId = (at: number) => `${listId}-${at}`;
  useEffect(
    function showActive() {
      if (activeIndex >= 0)
        document.getElementById(`${listId}-${activeIndex}`)?.scrollIntoView({ block: 'nearest' });
    },
    [activeIndex, listId],
  );

  function choose(entry: PaletteEntry | undefined) {
    if (entry === undefined) {
      setMissing(!typed);
      return;
    }
    onClose();
    palette.choose(entry);
  }
  function handleKey(event: KeyboardEvent) {
    // Safari ends the composition before the event of the key that ended it.
    if (event.nativeEvent.isComposing || event.timeStamp - composedAt.current < COMPOSITION_END_MS)
      return;
    const moves: Record<string, number> = {
      ArrowDown: (activeIndex + 1) % Math.max(1, entries.length),
      ArrowUp: activeIndex <= 0 ? entries.length - 1 : activeIndex - 1,
      // In a field with text, these keys move the text cursor.
      ...(!typed && { Home: 0, End: entries.length - 1 }),
      ...(typed && event.ctrlKey && { Home: 0, End: entries.length - 1 }),
      PageDown: Math.min(entries.length - 1, activeIndex + 8),
      PageUp: Math.max(0, activeIndex - 8),
    };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      setChosenIndex(move);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(entries[activeIndex]);
    }
  }
  function changeMode(next: MatchMode) {
    storedMode.write(next);
    setMode(next);
    setChosenIndex(-1);
    dialog.current?.querySelector('input')?.focus();
  }

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={t('menu.search')}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className="search-dialog-body"
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onClose();
        }}
      >
        <div className="search-field">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={t('menu.search')}
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeIndex >= 0 ? optionId(activeIndex) : undefined}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${listId}-missing` : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={t('menu.search.hint')}
            value={input}
            onChange={(event) => {
              setInput(event.target.value);
              setChosenIndex(-1);
              setMissing(false);
            }}
            onKeyDown={handleKey}
            onCompositionEnd={(event) => {
              composedAt.current = event.timeStamp;
            }}
          />
          <button
            type="button"
            className="ib"
            aria-label={t('menu.search.close')}
            title={t('menu.search.close')}
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="search-bar">
          <SegmentedToggle
            label={t('menu.search.mode')}
            value={mode}
            onChange={changeMode}
            options={[
              { value: 'part', label: t('menu.search.half') },
              { value: 'whole', label: t('menu.search.full') },
            ]}
          />
          <span className="small mute" role="status">
            {result !== null && result.total > 0 && t('menu.search.count', { 0: result.total })}
          </span>
        </div>
        {isMissing && (
          <p className="err search-missing" id={`${listId}-missing`} role="alert">
            {t('menu.search.required')}
          </p>
        )}
        <SearchResults
          id={listId}
          groups={groups}
          activeIndex={activeIndex}
          optionId={optionId}
          nameOfGroup={palette.nameOfGroup}
          onChoose={choose}
          onPoint={setChosenIndex}
        />
        {result?.total === 0 && (
          <div className="search-nothing" role="status">
            <b>{t('menu.search.none', { 0: input.trim() })}</b>
            <p>{t(mode === 'whole' ? 'menu.search.none.whole' : 'menu.search.none.part')}</p>
            {mode === 'whole' && (
              <button type="button" className="btn" onClick={() => changeMode('part')}>
                {t('menu.search.tryHalf')}
              </button>
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}
