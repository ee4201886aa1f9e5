import { screen } from '@testing-library/react';
import { useState } from 'react';
import { checkField } from '../../../../web/records/form/check-fields.ts';
import type { Column, ColumnOption, Row } from '../../../../web/records/fields/column.ts';
import type { OptionRequest, OptionSearch } from '../../../../web/records/fields/option-search.ts';
import { conditionsOf } from '../../../../web/records/search/conditions-of.ts';
import { FieldCell } from '../../../../web/records/fields/FieldCell.tsx';
import type { FieldProblem } from '../../../../web/records/form/field-problem.ts';
import { FormFields, type StoredRow } from '../../../../web/records/form/FormFields.tsx';
import { SearchFields } from '../../../../web/records/search/SearchFields.tsx';
import type { FieldValues } from '../../../../web/records/fields/values.ts';
import type { Locale } from '../../../../web/design/language/locales.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

interface FormSetting {
  first?: FieldValues;
  problems?: Readonly<Record<string, FieldProblem>>;
  search?: OptionSearch;
  stored?: StoredRow;
  locale?: Locale;
}

function Form({ columns, first = {}, problems = {}, search, stored, onValues }: FormProps) {
  const [values, setValues] = useState(first);
  const change = (name: string, value: string | null, copies: FieldValues = {}) => {
    const next = { ...values, ...copies, [name]: value };
    setValues(next);
    onValues(next);
  };
  return (
    <FormFields
      columns={columns}
      values={values}
      problems={problems}
      onChange={change}
      {...(search && { search })}
      {...(stored && { stored })}
    />
  );
}

interface FormProps extends FormSetting {
  columns: readonly Column[];
  onValues: (values: FieldValues) => void;
}

/** Renders a form of these columns; `values` returns its current values. */
export async function renderForm(
  columns: readonly Column[],
  { locale, ...setting }: FormSetting = {},
) {
  let values: FieldValues = setting.first ?? {};
  const view = await renderInPortal(
    <Form columns={columns} {...setting} onValues={(next) => (values = next)} />,
    { locale },
  );
  return { ...view, values: () => values };
}

function Search({ columns, first, search, onValues }: FormProps) {
  const [values, setValues] = useState<FieldValues>(first ?? {});
  const change = (changed: FieldValues) => {
    const next = { ...values, ...changed };
    setValues(next);
    onValues(next);
  };
  return (
    <SearchFields columns={columns} values={values} onChange={change} {...(search && { search })} />
  );
}

/** Renders a search form of these columns; `values` and `conditions` return its current state. */
export async function renderSearchForm(
  columns: readonly Column[],
  setting: Pick<FormSetting, 'first' | 'search'> = {},
) {
  let values: FieldValues = setting.first ?? {};
  const view = await renderInPortal(
    <Search columns={columns} {...setting} onValues={(next) => (values = next)} />,
  );
  return { ...view, values: () => values, conditions: () => conditionsOf(columns, values) };
}

/** Renders the cell of a table. */
export async function renderCell(
  column: Column,
  value: unknown,
  more: { row?: Row; label?: unknown; tabIndex?: 0 | -1 | null } = {},
) {
  const view = await renderInPortal(<FieldCell column={column} value={value} {...more} />);
  return { ...view, cell: view.container };
}

/** The text key of the problem with a value; null if it is valid. */
export function problemKey(column: Column, value: string | null): string | null {
  const problem = checkField(column, value);
  return problem === null ? null : 'textKey' in problem ? problem.textKey : problem.message;
}

/** A paged source of options that records its requests. */
export function fakeOptionSource(
  options: (asked: OptionRequest) => readonly ColumnOption[],
  pageSize = 50,
) {
  const asked: (OptionRequest & { column: string })[] = [];
  const search: OptionSearch = async ({ name }, question) => {
    asked.push({ column: name, ...question });
    const found = options(question).filter(({ value, label }) =>
      `${value} ${label}`.includes(question.text),
    );
    const page = found.slice((question.page - 1) * pageSize, question.page * pageSize);
    return { options: page, hasMore: found.length > question.page * pageSize };
  };
  return { search, asked };
}

/** The options that the open list offers. */
export const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

export const combobox = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
