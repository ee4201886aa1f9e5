import { useId, useMemo } from 'react';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { isSearched } from './conditions-of.ts';
import {
  missingDependencies,
  dependentsOf,
  withResolvableDependencies,
} from '../fields/dependencies.ts';
import { distinctTitles } from './distinct-titles.ts';
import { FieldHint } from '../fields/FieldHint.tsx';
import { kindOf } from '../fields/kinds/field-kinds.ts';
import { TextSearch } from './TextSearch.tsx';
import type { FieldValues } from '../fields/values.ts';
import '../form/FormFields.css';
import './SearchFields.css';

interface SearchFieldsProps {
  /** Only the searchable columns have a field. */
  columns: readonly Column[];
  /** Values by column name, as text that can be part of the URL (search-value.ts). */
  values: FieldValues;
  /**
   * Called with the changed values; null means empty. Fields that depend on a changed field become
   * empty.
   */
  onChange: (changed: FieldValues) => void;
  search?: OptionSearch;
  /** Labels of other fields of the form, which must not be repeated. */
  takenTitles?: readonly string[];
}

const noTitles: readonly string[] = [];

/**
 * The fields of a search form. `conditionsOf` converts the values to conditions; the list decides
 * when to search.
 */
export function SearchFields({
  columns,
  values,
  onChange,
  search,
  takenTitles = noTitles,
}: SearchFieldsProps) {
  const id = useId();
  const serverText = useServerText();
  const open = useMemo(() => withResolvableDependencies(columns.filter(isSearched)), [columns]);
  const titles = distinctTitles(
    open.map(({ name, i18nCode, title }) => ({ name, title: serverText(i18nCode, title) })),
    takenTitles,
  );
  return (
    <div className="search-fields">
      {open.map((column) => {
        const { Search = TextSearch } = kindOf(column.type);
        if (Search === null) return null;
        const fieldId = `${id}${column.name}`;
        const awaits = missingDependencies(column, values).map((name) => titles.get(name) ?? name);
        const emptied: FieldValues = Object.fromEntries(
          dependentsOf(open, column.name).map((name) => [name, null]),
        );
        return (
          <div key={column.name} className="field" data-field={column.name}>
            <label id={`${fieldId}-label`} htmlFor={fieldId}>
              {titles.get(column.name)}
            </label>
            <Search
              id={fieldId}
              column={column}
              value={values[column.name] ?? null}
              values={values}
              describedBy={awaits.length > 0 ? `${fieldId}-hint` : undefined}
              awaits={awaits}
              onChange={(value) => onChange({ ...emptied, [column.name]: value })}
              search={search}
            />
            {awaits.length > 0 && (
              <FieldHint id={`${fieldId}-hint`} column={column} awaits={awaits} />
            )}
          </div>
        );
      })}
    </div>
  );
}
