import type { ListModuleModel } from '../module-model/list-module.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { CodeLabel, WordedColumn } from './job.ts';

export const MOST_COLUMNS = 200;
export const MOST_LABELS = 200;
const LONGEST_HEAD = 200;
const LONGEST_CODE = 200;
const LONGEST_NAME = 150;
/** Invisible characters and those that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The first refusal of a list of checks, or null if all passed. */
export function firstOf(...refusals: readonly (Refusal | null | false)[]): Refusal | null {
  return (
    refusals.find((refusal): refusal is Refusal => refusal !== null && refusal !== false) ?? null
  );
}

export function columnsRefusal(
  columns: readonly WordedColumn[],
  module: ListModuleModel | null,
): Refusal | null {
  if (columns.length === 0)
    return { field: 'columns', code: 'REQUIRED', message: 'columnsRequired' };
  if (columns.length > MOST_COLUMNS)
    return {
      field: 'columns',
      code: 'TOO_MANY',
      message: 'tooManyColumns',
      values: { limit: MOST_COLUMNS },
    };
  const known = new Set(module?.columns.map(({ name }) => name));
  const unknown = columns.find(
    ({ name }, at) => !known.has(name) || columns.findIndex((each) => each.name === name) !== at,
  );
  if (unknown !== undefined)
    return {
      field: 'columns',
      code: 'INVALID',
      message: 'unknownColumn',
      values: { name: unknown.name.slice(0, LONGEST_HEAD) },
    };
  const odd = columns.find(({ title }) => !isGoodWord(title));
  if (odd !== undefined)
    return {
      field: 'columns',
      code: 'INVALID',
      message: 'headInvalid',
      values: { name: odd.name },
    };
  const named = columns.find(({ labels }) => labels != null && !areGoodLabels(labels));
  return named === undefined
    ? null
    : { field: 'columns', code: 'INVALID', message: 'labelsInvalid', values: { name: named.name } };
}

function isGoodWord(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST_HEAD && !UNSEEN.test(text);
}

/**
 * Checks the labels of codes. Unlike in titles, invisible characters are allowed here because they
 * are removed when the cell is written.
 */
function areGoodLabels(labels: readonly CodeLabel[]): boolean {
  const isGood = ({ value, label }: CodeLabel) =>
    value.length <= LONGEST_CODE && label.trim() !== '' && label.length <= LONGEST_HEAD;
  return labels.length <= MOST_LABELS && labels.every(isGood);
}

export function fileNameRefusal(name: string): Refusal | null {
  const isGood =
    /^.*\S.*\.xlsx$/isu.test(name) && name.length <= LONGEST_NAME && !UNSEEN.test(name);
  return isGood
    ? null
    : {
        field: 'fileName',
        code: 'INVALID',
        message: 'fileNameInvalid',
        values: { limit: LONGEST_NAME },
      };
}
