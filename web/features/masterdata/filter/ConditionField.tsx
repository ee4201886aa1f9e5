import type { Column } from '../../../records/fields/column.ts';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { kindOf } from '../../../records/fields/kinds/field-kinds.ts';
import { TextSearch } from '../../../records/search/TextSearch.tsx';
import { type FilterLine, hasRangeOperations } from './filter-lines.ts';

interface ConditionFieldProps {
  id: string;
  label: string;
  column: Column;
  line: FilterLine;
  describedBy: string | undefined;
  search: OptionSearch;
  onChange: (text: string | null) => void;
}

/**
 * The value field of a condition, by the type of the column: number, date, choice, several choices,
 * or text.
 */
export function ConditionField({
  id,
  label,
  column,
  line,
  describedBy,
  search,
  onChange,
}: ConditionFieldProps) {
  const { operation, text } = line;
  const { Field, Search = TextSearch } = kindOf(column.type);
  const fieldProps = { id, value: text, values: {}, describedBy, search };
  if (hasRangeOperations(column) && Field !== null)
    return (
      <Field
        {...fieldProps}
        column={{ ...column, isRequired: false }}
        name={label}
        invalid={false}
        onChange={(value) => onChange(value)}
      />
    );
  if (Search === null) return null;
  const searchType = operation === 'IN' ? 'IN' : operation === 'LIKE' ? 'LIKE' : 'EQ';
  return (
    <>
      <label className="sr" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Search
        {...fieldProps}
        column={{ ...column, searchType, dependsOn: [] }}
        awaits={[]}
        onChange={onChange}
      />
    </>
  );
}
