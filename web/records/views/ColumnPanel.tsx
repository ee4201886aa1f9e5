import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import type { ArrangedColumn, ChosenColumn } from './arrange-columns.ts';
import { ColumnSearch } from './ColumnSearch.tsx';
import { SortableColumns } from './SortableColumns.tsx';
import './ColumnPanel.css';

export interface ColumnPanelProps {
  /** All columns of the list, in display order. */
  columns: readonly ChosenColumn[];
  onChange: (columns: readonly ChosenColumn[]) => void;
  /** Resets the columns to the configured ones. Absent: there is nothing to reset. */
  onReset?: () => void;
  /**
   * The columns are those of a file: none may be chosen, and width and pinning mean nothing. A list
   * always shows at least one.
   */
  isForFile?: boolean;
}

/**
 * Chooses and orders columns of a list or a file: a search, the sortable columns, and buttons for all
 * of them.
 */
export function ColumnPanel({ columns, onChange, onReset, isForFile = false }: ColumnPanelProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const keyword = search.trim().toLowerCase();
  const found = columns.filter(({ name, title }) =>
    [name, title].some((text) => text.toLowerCase().includes(keyword)),
  );
  const shownCount = columns.filter(({ isShown }) => isShown).length;
  function changeColumn(name: string, parts: Partial<ArrangedColumn>) {
    onChange(columns.map((one) => (one.name === name ? { ...one, ...parts } : one)));
  }
  const areAllShown = shownCount === columns.length;
  const [every, fewest] = isForFile ? ['allChosen', 'noneChosen'] : ['all', 'onlyFirst'];
  function showAllOrFewest() {
    onChange(
      columns.map((one, index) => ({
        ...one,
        isShown: !areAllShown || (index === 0 && !isForFile),
      })),
    );
  }
  function move(from: number, to: number) {
    const column = columns[from];
    if (column === undefined || from === to || to < 0 || to >= columns.length) return;
    onChange(arrayMove([...columns], from, to));
    setAnnouncement(t('views.columns.moved', { 0: column.title, 1: to + 1 }));
  }
  return (
    <div className="column-chooser">
      <ColumnSearch value={search} onChange={setSearch} />
      <SortableColumns
        columns={columns}
        found={found}
        isFiltered={keyword !== ''}
        isForFile={isForFile}
        onChange={changeColumn}
        onMove={move}
      />
      {found.length === 0 && (
        <p className="mute small">{t('views.columns.none', { 0: search.trim() })}</p>
      )}
      <span className="sr" aria-live="polite">
        {announcement}
      </span>
      <div className="column-chooser-foot">
        <span className="mute small grow" role="status">
          {t(isForFile ? 'views.columns.chosen' : 'views.columns.shown', {
            0: shownCount,
            1: columns.length,
          })}
        </span>
        <Button kind="quiet" onClick={showAllOrFewest}>
          {t(`views.columns.${areAllShown ? fewest : every}`)}
        </Button>
        {onReset !== undefined && (
          <Button kind="quiet" onClick={onReset}>
            {t('views.columns.reset')}
          </Button>
        )}
      </div>
    </div>
  );
}
