import type { components } from '../../schema/generated/retail.ts';
import type { Refusal } from '../errors/user-error.ts';

type Code = components['schemas']['RowProblem']['code'];
export type ProblemMessage = Pick<Refusal, 'code' | 'message'>;

/** The refusal for an unknown problem. */
export const UNKNOWN_PROBLEM: ProblemMessage = { code: 'INVALID', message: 'fieldInvalid' };

/** Refusals by the services' code of a field problem. */
const PROBLEMS: Readonly<Record<Code, ProblemMessage>> = {
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

/** The refusal for a problem code; null for an unknown code. */
export function problemMessage(code: string): ProblemMessage | null {
  return Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as Code] : null;
}
