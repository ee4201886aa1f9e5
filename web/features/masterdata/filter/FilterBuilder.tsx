import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { Module } from '../list-module.ts';
import { type ListState, MAX_CONDITIONS } from '../columns/list-state.ts';
import { useInitialFocus } from '../useInitialFocus.ts';
import {
  toCondition,
  filterColumns,
  type FilterLine,
  toFilterLines,
  operationsOf,
  problemOf,
} from './filter-lines.ts';
import { FilterLineFields } from './FilterLineFields.tsx';
import './FilterBuilder.css';

interface FilterBuilderProps {
  module: Module;
  state: ListState;
  search: OptionSearch;
  onApply: (conditions: Pick<ListState, 'all' | 'any'>) => void;
  onClose: () => void;
}

const groups = ['all', 'any'] as const;

/**
 * A dialog for the filter: one group of conditions that must all hold, and one of which at least
 * one must hold.
 */
export function FilterBuilder({ module, state, search, onApply, onClose }: FilterBuilderProps) {
  const { t } = useTranslation();
  const columns = filterColumns(module);
  const [lines, setLines] = useState(() => {
    const known = toFilterLines(state.all, state.any).filter(({ column }) =>
      columns.some(({ name }) => name === column),
    );
    return known.length > 0 ? known : addLine([], 'all');
  });
  const begin = useInitialFocus();
  const [isValidated, setValidated] = useState(false);

  function addLine(
    before: readonly FilterLine[],
    group: FilterLine['group'],
  ): readonly FilterLine[] {
    const [column] = columns;
    const [operation] = column === undefined ? [] : operationsOf(module, column);
    if (column === undefined || operation === undefined) return before;
    const id = 1 + Math.max(-1, ...before.map((line) => line.id));
    return [...before, { id, group, column: column.name, operation, text: null }];
  }
  function apply() {
    setValidated(true);
    if (lines.some((line) => problemOf(columns, line) !== null)) return;
    const conditionsOfGroup = (group: FilterLine['group']) =>
      lines.filter((line) => line.group === group).map((line) => toCondition(columns, line));
    onApply({ all: conditionsOfGroup('all'), any: conditionsOfGroup('any') });
  }
  return (
    <ModalDialog
      title={t('masterdata.filter')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={() => setLines([])}>
            {t('masterdata.filter.clear')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('masterdata.cancel')}
          </button>
          <button type="button" className="btn btn-p" onClick={apply}>
            {t('masterdata.filter.apply')}
          </button>
        </>
      }
    >
      <div className="dialog-parts" ref={begin}>
        {groups.map((group) => {
          const groupLines = lines.filter((line) => line.group === group);
          return (
            <section
              key={group}
              className="filter-group"
              aria-label={t(`masterdata.filter.${group}`)}
            >
              <h2>{t(`masterdata.filter.${group}`)}</h2>
              <ul>
                {groupLines.map((line, index) => (
                  <FilterLineFields
                    key={line.id}
                    module={module}
                    line={line}
                    number={index + 1}
                    problem={isValidated ? problemOf(columns, line) : null}
                    search={search}
                    onChange={(next) =>
                      setLines((old) =>
                        old.map((existing) => (existing.id === line.id ? next : existing)),
                      )
                    }
                    onRemove={() =>
                      setLines((old) => old.filter((existing) => existing.id !== line.id))
                    }
                  />
                ))}
              </ul>
              {groupLines.length < MAX_CONDITIONS && (
                <button
                  type="button"
                  className="btn btn-t"
                  onClick={() => setLines((old) => addLine(old, group))}
                >
                  <Icon name="plus" />
                  {t('masterdata.filter.add')}
                </button>
              )}
            </section>
          );
        })}
      </div>
    </ModalDialog>
  );
}
