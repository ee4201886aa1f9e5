import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { moveIndex } from './move-index.ts';
import { NoMatches } from './NoMatches.tsx';
import type { PaletteEntry } from './palette-entries.ts';
import { SearchBar } from './SearchBar.tsx';
import { SearchDialogFrame } from './SearchDialogFrame.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import type { MatchMode } from './search-index.ts';
import { useMatchMode } from './useMatchMode.ts';
import { usePalette } from './usePalette.ts';

/**
 * The search palette: menus of all applications, applications and actions. The focus stays in the
 * field; ↑ ↓ Home End move among the results, Enter chooses, Escape closes. Keys of an input method
 * that is composing are ignored.
 */
export function SearchDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const palette = usePalette();
  const content = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [mode, setMode] = useMatchMode();
  const [input, setInput] = useState('');
  const [chosenIndex, setChosenIndex] = useState(-1);
  const [isMissing, setMissing] = useState(false);

  const hasText = input.trim() !== '';
  const { find } = palette;
  const result = hasText ? find(input, mode) : null;
  const groups = result?.groups ?? palette.suggestions;
  const entries = groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));
  // With text, the best result is active. Without, none is until an arrow key is pressed.
  const activeIndex = Math.min(chosenIndex === -1 && hasText ? 0 : chosenIndex, entries.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const errorId = `${listId}-missing`;
  useScrollIntoView(activeIndex < 0 ? null : `${listId}-${activeIndex}`);

  function choose(entry: PaletteEntry | undefined) {
    if (entry === undefined) {
      setMissing(!hasText);
      return;
    }
    onClose();
    palette.choose(entry);
  }
  function handleKey(event: KeyboardEvent) {
    const target = moveIndex(event, { activeIndex, count: entries.length, hasText });
    if (target === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (target === undefined) choose(entries[activeIndex]);
    else setChosenIndex(target);
  }
  function changeInput(text: string) {
    setInput(text);
    setChosenIndex(-1);
    setMissing(false);
  }
  function changeMode(next: MatchMode) {
    setMode(next);
    setChosenIndex(-1);
    content.current?.querySelector('input')?.focus();
  }

  return (
    <SearchDialogFrame content={content} onClose={onClose}>
      <SearchField
        value={input}
        listId={listId}
        isExpanded={entries.length > 0}
        activeId={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        errorId={isMissing ? errorId : undefined}
        onChange={changeInput}
        onKey={handleKey}
        onClose={onClose}
      />
      <SearchBar mode={mode} total={result?.total ?? 0} onChange={changeMode} />
      {isMissing && (
        <p className="err search-missing" id={errorId} role="alert">
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
        <NoMatches text={input.trim()} mode={mode} onSearchParts={() => changeMode('part')} />
      )}
    </SearchDialogFrame>
  );
}

/** Scrolls an element into view when its id changes; null for none. */
function useScrollIntoView(id: string | null): void {
  useEffect(
    function showElement() {
      if (id !== null) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
    },
    [id],
  );
}
