import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { Module } from '../list-module.ts';
import { type ListLook, mostConditions } from '../columns/list-view.ts';
import { useBeginInside } from '../useBeginInside.ts';
import {
  conditionOf,
  filterColumns,
  type FilterLine,
  linesOf,
  operationsOf,
  problemOf,
} from './filter-lines.ts';
import { FilterLineFields } from './FilterLineFields.tsx';
import './FilterBuilder.css';

interface FilterBuilderProps {
  module: Module;
  look: ListLook;
  search: OptionSearch;
  onApply: (conditions: Pick<ListLook, 'all' | 'any'>) => void;
  onClose: () => void;
}

const groups = ['all', 'any'] as const;

/** Conditions that all hold, and conditions of which one holds at least. */
export function FilterBuilder({ module, look, search, onApply, onClose }: FilterBuilderProps) {
  const { t } = useTranslation();
  const columns = filterColumns(module);
  const [lines, setLines] = useState(() => {
    const known = linesOf(look.all, look.any).filter(({ column }) =>
      columns.some(({ name }) => name === column),
    );
    return known.length > 0 ? known : added([], 'all');
  });
  const begin = useBeginInside();
  const [judged, setJudged] = useState(false);

  function added(before: readonly FilterLine[], group: FilterLine['group']): readonly FilterLine[] {
    const [column] = columns;
    const [operation] = column === undefined ? [] : operationsOf(module, column);
    if (column === undefined || operation === undefined) return before;
    const id = 1 + Math.max(-1, ...before.map((line) => line.id));
    return [...before, { id, group, column: column.name, operation, text: null }];
  }
  function apply() {
    setJudged(true);
    if (lines.some((line) => problemOf(columns, line) !== null)) return;
    const of = (group: FilterLine['group']) =>
      lines.filter((line) => line.group === group).map((line) => conditionOf(columns, line));
    onApply({ all: of('all'), any: of('any') });
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
          const own = lines.filter((line) => line.group === group);
          return (
            <section
              key={group}
              className="filter-group"
              aria-label={t(`masterdata.filter.${group}`)}
            >
              <h2>{t(`masterdata.filter.${group}`)}</h2>
              <ul>
                {own.map((line, at) => (
                  <FilterLineFields
                    key={line.id}
                    module={module}
                    line={line}
                    number={at + 1}
                    problem={judged ? problemOf(columns, line) : null}
                    search={search}
                    onChange={(next) =>
                      setLines((old) => old.map((one) => (one.id === line.id ? next : one)))
                    }
                    onRemove={() => setLines((old) => old.filter((one) => one.id !== line.id))}
                  />
                ))}
              </ul>
              {own.length < mostConditions && (
                <button
                  type="button"
                  className="btn btn-t"
                  onClick={() => setLines((old) => added(old, group))}
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
