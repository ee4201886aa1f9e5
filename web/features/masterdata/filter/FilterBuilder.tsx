import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
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
  type LineProblem,
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
    const validLines = toFilterLines(state.all, state.any).filter(({ column }) =>
      columns.some(({ name }) => name === column),
    );
    return validLines.length > 0 ? validLines : addLine([], 'all');
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
          <Button kind="plain" onClick={() => setLines([])}>
            {t('masterdata.filter.clear')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('masterdata.cancel')}
          </Button>
          <Button kind="primary" onClick={apply}>
            {t('masterdata.filter.apply')}
          </Button>
        </>
      }
    >
      <div className="dialog-parts" ref={begin}>
        {groups.map((group) => (
          <FilterGroup
            key={group}
            group={group}
            module={module}
            lines={lines.filter((line) => line.group === group)}
            problemOfLine={(line) => (isValidated ? problemOf(columns, line) : null)}
            search={search}
            onChange={(id, next) =>
              setLines((old) => old.map((line) => (line.id === id ? next : line)))
            }
            onRemove={(id) => setLines((old) => old.filter((line) => line.id !== id))}
            onAdd={() => setLines((old) => addLine(old, group))}
          />
        ))}
      </div>
    </ModalDialog>
  );
}

interface FilterGroupProps {
  group: FilterLine['group'];
  module: Module;
  /** The conditions of this group. */
  lines: readonly FilterLine[];
  problemOfLine: (line: FilterLine) => LineProblem | null;
  search: OptionSearch;
  onChange: (id: number, line: FilterLine) => void;
  onRemove: (id: number) => void;
  onAdd: () => void;
}

/** One group of conditions, with a button that adds another one. */
function FilterGroup({
  group,
  module,
  lines,
  problemOfLine,
  search,
  onChange,
  onRemove,
  onAdd,
}: FilterGroupProps) {
  const { t } = useTranslation();
  const title = t(`masterdata.filter.${group}`);
  return (
    <section className="filter-group" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map((line, index) => (
          <FilterLineFields
            key={line.id}
            module={module}
            line={line}
            number={index + 1}
            problem={problemOfLine(line)}
            search={search}
            onChange={(next) => onChange(line.id, next)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
      </ul>
      {lines.length < MAX_CONDITIONS && (
        <Button kind="quiet" onClick={onAdd}>
          <Icon name="plus" />
          {t('masterdata.filter.add')}
        </Button>
      )}
    </section>
  );
}
