import type { components } from '../../schema/generated/retail.ts';
import type { Refusal } from '../errors/user-error.ts';

type Code = components['schemas']['RowProblem']['code'];
export type ProblemWords = Pick<Refusal, 'code' | 'message'>;

/** Something is wrong, and nobody says what. */
export const UNKNOWN_PROBLEM: ProblemWords = { code: 'INVALID', message: 'fieldInvalid' };

/** What the services have against a field of a row, by their word. */
const PROBLEMS: Readonly<Record<Code, ProblemWords>> = {
  missing: { code: 'REQUIRED', message: 'fieldRequired' },
  number: { code: 'INVALID', message: 'numberRequired' },
  whole: { code: 'INVALID', message: 'wholeNumberRequired' },
  fraction: { code: 'INVALID', message: 'tooManyDecimals' },
  small: { code: 'INVALID', message: 'numberTooSmall' },
  large: { code: 'INVALID', message: 'numberTooLarge' },
  short: { code: 'INVALID', message: 'fieldTooShort' },
  long: { code: 'INVALID', message: 'fieldTooLong' },
  date: { code: 'INVALID', message: 'dayRequired' },
  datetime: { code: 'INVALID', message: 'momentRequired' },
  choice: { code: 'INVALID', message: 'notOffered' },
  unknown: { code: 'INVALID', message: 'notOffered' },
  fixed: { code: 'INVALID', message: 'fieldReadOnly' },
  taken: { code: 'INVALID', message: 'valueTaken' },
  field: { code: 'INVALID', message: 'unknownField' },
  used: { code: 'INVALID', message: 'rowUsed' },
  state: { code: 'INVALID', message: 'rowDecided' },
  rule: { code: 'INVALID', message: 'ruleBroken' },
};

/** Null for a word that this version does not know. */
export function problemWords(code: string): ProblemWords | null {
  return Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as Code] : null;
}
