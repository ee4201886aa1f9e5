import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';

type Refusal = components['schemas']['RowRefusal'];
export type RowProblem = components['schemas']['RowProblem'];
export type ProblemCode = RowProblem['code'];

/** Messages for the problems of a row. */
const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  missing: 'is missing',
  number: 'must be a number',
  whole: 'must be a whole number',
  fraction: 'has too many decimals',
  small: 'is too small',
  large: 'is too large',
  short: 'is too short',
  long: 'is too long',
  date: 'must be a day, YYYY-MM-DD',
  datetime: 'must be a moment, YYYY-MM-DD HH:mm:ss',
  choice: 'is none of what may be chosen',
  unknown: 'names something that does not exist',
  fixed: 'cannot be changed here',
  taken: 'is held by another row already',
  field: 'is no field of this list',
  used: 'is used elsewhere and stays',
  state: 'has been decided already',
  rule: 'breaks a rule of the form',
};

export function problemOf(field: string | null, code: ProblemCode): RowProblem {
  return { field, code, message: PROBLEMS[code] };
}

/** A0400: the message names the first problem, the data lists them all. */
export function refusalOf(problems: readonly RowProblem[], key?: string): RetailError {
  const [first] = problems;
  const subject = first?.field ?? key ?? 'body';
  const message = `Bad parameter ${subject}: ${first?.message ?? 'not valid'}`;
  return new RetailError('A0400', message, { problems: [...problems] } satisfies Refusal);
}

/** Throws the refusal if there is a problem. */
export function refuseProblems(problems: readonly RowProblem[], key?: string): void {
  if (problems.length > 0) throw refusalOf(problems, key);
}
