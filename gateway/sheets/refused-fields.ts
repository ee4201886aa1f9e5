import type { components } from '../../schema/generated/retail.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { Locale } from '../language/messages.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { codeOf, field } from '../values/rows.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type { SheetParts } from './sheet-form.ts';
import { sheetRuleMessage } from './rule-message.ts';
import { MAX_LINES } from './merge-sheet.ts';
import { HEADER } from './sheet.ts';

type Code = components['schemas']['SheetProblem']['code'];
type ProblemMessage = Pick<Refusal, 'code' | 'message'>;

const INVALID: ProblemMessage = { code: 'INVALID', message: 'fieldInvalid' };

/** Refusals by the services' code of a field problem. */
const PROBLEMS: Readonly<Record<Code, ProblemMessage>> = {
  missing: { code: 'REQUIRED', message: 'fieldRequired' },
  number: { code: 'INVALID', message: 'numberRequired' },
  whole: { code: 'INVALID', message: 'wholeNumberRequired' },
  fraction: { code: 'INVALID', message: 'tooManyDecimals' },
  negative: { code: 'INVALID', message: 'negativeNumber' },
  large: { code: 'INVALID', message: 'numberTooLarge' },
  long: { code: 'INVALID', message: 'fieldTooLong' },
  date: { code: 'INVALID', message: 'noSuchDay' },
  choice: { code: 'INVALID', message: 'notOffered' },
  unknown: { code: 'INVALID', message: 'notOffered' },
  closed: { code: 'INVALID', message: 'shopClosed' },
  same: { code: 'INVALID', message: 'sameShop' },
  packages: { code: 'INVALID', message: 'noPackages' },
  pieces: { code: 'INVALID', message: 'packagesOnly' },
  fixed: { code: 'INVALID', message: 'fieldReadOnly' },
  lines: { code: 'INVALID', message: 'linesFixed' },
  lineno: { code: 'INVALID', message: 'lineNumber' },
  many: { code: 'TOO_MANY', message: 'tooManyLines' },
  empty: { code: 'REQUIRED', message: 'linesRequired' },
  list: INVALID,
  rule: { code: 'INVALID', message: 'ruleBroken' },
  differs: { code: 'INVALID', message: 'amountDiffers' },
};

/** Maximum errors reported per save. */
export const MAX_ERRORS = 50;

interface Audience {
  locale: Locale;
  timeZone: string;
}

/**
 * The user errors of a refused save, by field where the services name it; null for unexpected
 * errors.
 */
export function refusedFields(
  error: unknown,
  parts: SheetParts,
  audience: Audience,
): UserError[] | null {
  const whole = refusedChange(error, audience);
  if (whole === null) return null;
  const problems =
    error instanceof UpstreamError && whole.code === 'INVALID'
      ? field(error.data, 'problems')
      : null;
  const reported = Array.isArray(problems) ? problems.slice(0, MAX_ERRORS) : [];
  return reported.length === 0
    ? [whole]
    : reported.map((problem: unknown) => errorOf(problem, parts, audience.locale));
}

/** A broken rule is reported with its own message. */
function errorOf(problem: unknown, parts: SheetParts, locale: Locale): UserError {
  const error = userError(locale, refusalOf(problem, parts));
  const rule = parts.module.rules.find(({ code }) => code === codeOf(field(problem, 'rulecode')));
  return rule === undefined ? error : { ...error, message: sheetRuleMessage(rule, parts, locale) };
}

function refusalOf(problem: unknown, parts: SheetParts): Refusal {
  const [section, line, column] = ['section', 'lineno', 'column'].map((name) =>
    codeOf(field(problem, name)),
  );
  const path = section === HEADER ? [HEADER, column] : ['details', section, line, column];
  const code = codeOf(field(problem, 'code'));
  const problemMessage = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as Code] : INVALID;
  return {
    ...problemMessage,
    field: path.filter((part) => part !== undefined && part !== '') as string[],
    values: {
      title: titleOf(section, column, parts),
      limit: MAX_LINES,
      value: codeOf(field(problem, 'expected')) || '?',
    },
  };
}

function titleOf(
  section: string | undefined,
  name: string | undefined,
  { columns, module }: SheetParts,
): string {
  const column = columns.find((each) => each.section === section && each.name === name);
  return (
    column?.title ??
    module.details.find((detail) => detail.section === section)?.title ??
    name ??
    ''
  );
}
