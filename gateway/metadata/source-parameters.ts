import type { FormColumnModel } from '../module-model/form-column.ts';
import { kindOf } from '../module-model/column-types.ts';
import { objectOf } from './json-text.ts';

type Column = Pick<FormColumnModel, 'row'>;
export type Parameters = Readonly<Record<string, unknown>>;

/** `{name}` in a parameter stands for the form's value in the column of that name. */
const PLACEHOLDER = /\{([\w.-]+)\}/gu;

/** The parameters of a column's source, with placeholders. */
export function parametersOf({ row }: Column): Parameters {
  return objectOf(row.columnrestparams);
}

/** Names of the columns whose values are used, without duplicates, in order. */
export function dependenciesOf(column: Column): string[] {
  if (!kindOf(column.row.columntype).isChosen) return [];
  return [
    ...new Set(
      textsIn(parametersOf(column)).flatMap((text) =>
        [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ''),
      ),
    ),
  ];
}

/** Fills in the placeholders. In a LIKE pattern, a `%` in a value becomes `_`. */
export function fillParameters(
  parameters: Parameters,
  values: Readonly<Record<string, string>>,
): Parameters {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (_whole, name: string) => {
      const value = values[name] ?? '';
      return text.includes('%') ? value.replaceAll('%', '_') : value;
    });
  return mapTexts(parameters, fill) as Parameters;
}

/** Removes all parameters that use one of these columns. A condition is removed as a whole. */
export function withoutDependencies(
  parameters: Parameters,
  names: ReadonlySet<string>,
): Parameters {
  const drop = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].some(([, name]) => names.has(name ?? '')) ? undefined : text;
  return mapTexts(parameters, drop) as Parameters;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Maps all texts of a value. Texts that become undefined are left out, as are list members that
 * lost a part.
 */
function mapTexts(value: unknown, textOf: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value))
    return value
      .map((each) => mapTexts(each, textOf))
      .filter((each, index) => isUnchanged(each, value[index]));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, mapTexts(member, textOf)] as const,
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function isUnchanged(now: unknown, before: unknown): boolean {
  if (typeof now !== 'object' || now === null) return now !== undefined;
  return Object.keys(now).length === Object.keys(before as object).length;
}
