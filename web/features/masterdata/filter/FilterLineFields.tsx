import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { Module } from '../list-module.ts';
import { ConditionField } from './ConditionField.tsx';
import { filterColumns, type FilterLine, type LineProblem, operationsOf } from './filter-lines.ts';

interface FilterLineFieldsProps {
  module: Module;
  line: FilterLine;
  /** Its number in its group, used in accessible names. */
  number: number;
  problem: LineProblem | null;
  search: OptionSearch;
  onChange: (line: FilterLine) => void;
  onRemove: () => void;
}

const problemKeys: Readonly<Record<LineProblem, string>> = {
  missing: 'metadata.required',
  tooLong: 'masterdata.filter.tooLong',
};

/** One condition: column, operation and value. */
export function FilterLineFields({
  module,
  line,
  number,
  problem,
  search,
  onChange,
  onRemove,
}: FilterLineFieldsProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const id = useId();
  const columns = filterColumns(module);
  const column = columns.find(({ name }) => name === line.column);
  const operations = column === undefined ? [] : operationsOf(module, column);
  const errorId = `${id}-error`;
  const numberedText = (key: string) => t(key, { 0: number });
  function chooseColumn(name: string) {
    const chosen = columns.find((candidate) => candidate.name === name);
    const [operation] = chosen === undefined ? [] : operationsOf(module, chosen);
    if (operation !== undefined) onChange({ ...line, column: name, operation, text: null });
  }
  return (
    <li className="filter-line">
      <SelectField
        name={numberedText('masterdata.filter.column')}
        value={line.column}
        options={columns.map(({ name, i18nCode, title }) => ({
          value: name,
          label: serverText(i18nCode, title),
        }))}
        onChange={chooseColumn}
      />
      <SelectField
        name={numberedText('masterdata.filter.operation')}
        value={line.operation}
        options={operations.map((operation) => ({
          value: operation,
          label: t(`masterdata.operation.${operation}`),
        }))}
        onChange={(operation) => onChange({ ...line, operation, text: null })}
      />
      <div className="filter-value">
        {column !== undefined && (
          <ConditionField
            key={`${line.column} ${line.operation}`}
            id={id}
            label={numberedText('masterdata.filter.value')}
            column={column}
            line={line}
            describedBy={problem === null ? undefined : errorId}
            search={search}
            onChange={(text) => onChange({ ...line, text })}
          />
        )}
        {problem !== null && (
          <span className="err" id={errorId} role="alert">
            <Icon name="info-circle" />
            {t(problemKeys[problem])}
          </span>
        )}
      </div>
      <Button
        kind="icon"
        aria-label={numberedText('masterdata.filter.remove')}
        title={numberedText('masterdata.filter.remove')}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </li>
  );
}
