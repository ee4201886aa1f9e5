import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { HEADER } from './definition.ts';

type Refusal = components['schemas']['SheetRefusal'];
type Problem = components['schemas']['SheetProblem'];
export type ProblemCode = Problem['code'];

/** Messages for the problems of a field. */
const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  missing: 'is missing',
  number: 'must be a number',
  whole: 'must be a whole number',
  fraction: 'has too many decimals',
  negative: 'must not be negative',
  large: 'is too large',
  long: 'is too long',
  date: 'must be a day, YYYY-MM-DD',
  choice: 'is none of what may be chosen',
  unknown: 'names something that does not exist',
  closed: 'names a store that is closed',
  same: 'must be another store',
  packages: 'must be zero: this article is not ordered by the package',
  pieces: 'must be zero: this article is only ordered by the package',
  fixed: 'cannot be changed here',
  lines: 'cannot be added or removed here',
  lineno: 'must be a whole number from 1 on, each once',
  many: 'has more than 10,000 lines',
  empty: 'needs at least one line',
  list: 'must be a list of lines',
  rule: 'breaks a rule of the form',
  differs: 'is not what is computed',
};

/** The location of a problem: a header field, a field of a line, or a list (`column` null). */
export interface Place {
  section: string;
  lineno: number | null;
  column: string | null;
}

/** Maximum problems listed in one response. */
const MAX_PROBLEMS = 50;

/** The broken rule, and the computed value. */
type ProblemDetails = Pick<Problem, 'rulecode' | 'expected'>;

/** Collects all problems of a document, so that one answer reports them together. */
export interface Problems {
  add(place: Place, code: ProblemCode, more?: ProblemDetails): void;
  isEmpty(): boolean;
  /** Throws A0400 if there is any: the message names the first, the data lists them all. */
  refuse(): void;
}

export function collectProblems(): Problems {
  const found: Problem[] = [];
  return {
    add(place, code, more = {}) {
      if (found.length < MAX_PROBLEMS)
        found.push({ ...place, code, ...more, message: PROBLEMS[code] });
    },
    isEmpty: () => found.length === 0,
    refuse() {
      const [first] = found;
      if (first)
        throw new RetailError('A0400', `Bad parameter ${nameOf(first)}: ${PROBLEMS[first.code]}`, {
          problems: found,
        } satisfies Refusal);
    },
  };
}

/** `supplierid`, `details[3].pkqty` (3 is the line's own number), `details`. */
function nameOf({ section, lineno, column }: Place): string {
  if (section === HEADER) return column ?? HEADER;
  const line = lineno === null ? section : `${section}[${lineno}]`;
  return column === null ? line : `${line}.${column}`;
}
