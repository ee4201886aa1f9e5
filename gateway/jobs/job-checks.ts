import type { ListModuleModel } from '../module-model/list-module.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { CodeLabel, LabeledColumn } from './job.ts';

export const MAX_COLUMNS = 200;
export const MAX_LABELS = 200;
const MAX_TITLE_LENGTH = 200;
const MAX_CODE_LENGTH = 200;
const MAX_FILE_NAME_LENGTH = 150;
/** Invisible characters and those that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The first refusal of a list of checks, or null if all passed. */
export function firstRefusal(...refusals: readonly (Refusal | null | false)[]): Refusal | null {
  return (
    refusals.find((refusal): refusal is Refusal => refusal !== null && refusal !== false) ?? null
  );
}

export function columnsRefusal(
  columns: readonly LabeledColumn[],
  module: ListModuleModel | null,
): Refusal | null {
  if (columns.length === 0)
    return { field: 'columns', code: 'REQUIRED', message: 'columnsRequired' };
  if (columns.length > MAX_COLUMNS)
    return {
      field: 'columns',
      code: 'TOO_MANY',
      message: 'tooManyColumns',
      values: { limit: MAX_COLUMNS },
    };
  const known = new Set(module?.columns.map(({ name }) => name));
  const unknown = columns.find(
    ({ name }, index) =>
      !known.has(name) || columns.findIndex((each) => each.name === name) !== index,
  );
  if (unknown !== undefined)
    return {
      field: 'columns',
      code: 'INVALID',
      message: 'unknownColumn',
      values: { name: unknown.name.slice(0, MAX_TITLE_LENGTH) },
    };
  const odd = columns.find(({ title }) => !isValidTitle(title));
  if (odd !== undefined)
    return {
      field: 'columns',
      code: 'INVALID',
      message: 'headInvalid',
      values: { name: odd.name },
    };
  const named = columns.find(({ labels }) => labels != null && !areValidLabels(labels));
  return named === undefined
    ? null
    : { field: 'columns', code: 'INVALID', message: 'labelsInvalid', values: { name: named.name } };
}

function isValidTitle(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_TITLE_LENGTH && !INVISIBLE.test(text);
}

/**
 * Checks the labels of codes. Unlike in titles, invisible characters are allowed here because they
 * are removed when the cell is written.
 */
function areValidLabels(labels: readonly CodeLabel[]): boolean {
  const isGood = ({ value, label }: CodeLabel) =>
    value.length <= MAX_CODE_LENGTH && label.trim() !== '' && label.length <= MAX_TITLE_LENGTH;
  return labels.length <= MAX_LABELS && labels.every(isGood);
}

/** Checks the name of a file, which must end in the extension of its format. */
export function fileNameRefusal(name: string, extension = 'xlsx'): Refusal | null {
  const base = name.slice(0, -extension.length - 1);
  const isGood =
    name.toLowerCase().endsWith(`.${extension}`) &&
    base.trim() !== '' &&
    name.length <= MAX_FILE_NAME_LENGTH &&
    !INVISIBLE.test(name);
  return isGood
    ? null
    : {
        field: 'fileName',
        code: 'INVALID',
        message: 'fileNameInvalid',
        values: { limit: MAX_FILE_NAME_LENGTH, extension },
      };
}
