import type { FormColumnModel } from '../module-model/form-column.ts';
import { kindOf } from './column-types.ts';
import { objectOf } from './json-text.ts';

type Column = Pick<FormColumnModel, 'row'>;
export type Parameters = Readonly<Record<string, unknown>>;

/** `{name}` in a text of the parameters stands for what the form holds in the column of that name. */
const PLACEHOLDER = /\{([\w.-]+)\}/gu;

/** What a column's source is asked with, as it is written. */
export function parametersOf({ row }: Column): Parameters {
  return objectOf(row.columnrestparams);
}

/** The columns whose values it is asked with, each once, in their order. */
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

/** With the values in their places. What is like a pattern takes a value as it is: its own % stands for one character. */
export function filledParameters(
  parameters: Parameters,
  values: Readonly<Record<string, string>>,
): Parameters {
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (_whole, name: string) => {
      const value = values[name] ?? '';
      return text.includes('%') ? value.replaceAll('%', '_') : value;
    });
  return mapped(parameters, fill) as Parameters;
}

/** Without whatever is asked with one of these columns; a condition goes as a whole. */
export function withoutDependencies(
  parameters: Parameters,
  names: ReadonlySet<string>,
): Parameters {
  const drop = (text: string) =>
    [...text.matchAll(PLACEHOLDER)].some(([, name]) => names.has(name ?? '')) ? undefined : text;
  return mapped(parameters, drop) as Parameters;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A text that becomes undefined is left out, and so is a member of a list that has lost something. */
function mapped(value: unknown, textOf: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value))
    return value.map((each) => mapped(each, textOf)).filter((each, at) => isWhole(each, value[at]));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(
    ([name, member]) => [name, mapped(member, textOf)] as const,
  );
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function isWhole(now: unknown, before: unknown): boolean {
  if (typeof now !== 'object' || now === null) return now !== undefined;
  return Object.keys(now).length === Object.keys(before as object).length;
}
