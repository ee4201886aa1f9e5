import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { describeError } from '../errors/describe-error.ts';
import { fieldRuleMessage } from '../module-model/field-rule-message.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { Locale } from '../language/messages.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { problemMessage, UNKNOWN_PROBLEM } from '../module-model/row-problem-message.ts';
import { codeOf, field } from '../values/rows.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';

/** Maximum errors reported per change. */
export const MAX_ERRORS = 50;

export interface Audience {
  locale: Locale;
  timeZone: string;
  /** Today in the enterprise's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** Errors after which it is unknown whether the change was made. */
const IN_DOUBT: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'timeout',
  'unreachable',
  'malformed',
  'cancelled',
]);

function isInDoubt(error: unknown): boolean {
  return error instanceof UpstreamError && IN_DOUBT.has(error.kind);
}

export function isConflict(error: unknown): boolean {
  return isRefusedWith(error, RETURNCODES.CONFLICT);
}

/**
 * The user errors of a refused change, by field where the services name it. Rethrows unexpected
 * errors.
 */
export function refusedRow(
  error: unknown,
  module: ListModuleModel,
  audience: Audience,
): UserError[] {
  if (isInDoubt(error))
    return [userError(audience.locale, { code: 'OUTCOME_UNKNOWN', message: 'updateUnknown' })];
  const whole = refusedChange(error, audience);
  if (whole === null) throw error;
  const problems =
    error instanceof UpstreamError && whole.code === 'INVALID'
      ? field(error.data, 'problems')
      : null;
  const reported: unknown[] = Array.isArray(problems) ? problems.slice(0, MAX_ERRORS) : [];
  return reported.length === 0
    ? [whole]
    : reported.map((problem) => errorOf(problem, module, audience.locale));
}

/**
 * Like refusedRow for one of several rows: errors that would fail the whole request are reported at
 * the row, so that the other rows keep their results. Only the end of the session is rethrown.
 */
export function refusedOneOfSeveral(
  error: unknown,
  module: ListModuleModel,
  audience: Audience,
): UserError[] {
  const isExpected = isInDoubt(error) || refusedChange(error, audience) !== null;
  if (isExpected || !(error instanceof UpstreamError) || error.kind === 'session-ended')
    return refusedRow(error, module, audience);
  const { kind, exceeded } = error;
  if (kind === 'too-many-calls')
    return [
      userError(audience.locale, {
        code: 'TOO_MANY',
        message: 'rowBeyondLimit',
        values: { limit: exceeded?.limit ?? '' },
      }),
    ];
  const { message } = describeError(error, { locale: audience.locale, requestId: '' });
  return [{ code: kind === 'refused' ? 'REFUSED' : 'INVALID', field: null, message }];
}

/** A broken rule is reported with its own message. */
function errorOf(problem: unknown, module: ListModuleModel, locale: Locale): UserError {
  const error = userError(locale, refusalOf(problem, module));
  const rule = module.rules.find(({ code }) => code === codeOf(field(problem, 'rulecode')));
  return rule === undefined ? error : { ...error, message: fieldRuleMessage(rule, module, locale) };
}

function refusalOf(problem: unknown, { columns }: ListModuleModel): Refusal {
  const [name, code] = [codeOf(field(problem, 'field')), codeOf(field(problem, 'code'))];
  const known = problemMessage(code) ?? UNKNOWN_PROBLEM;
  const title = columns.find((column) => column.name === name)?.title ?? name;
  return { ...known, ...(name !== '' && { field: ['values', name] }), values: { title } };
}
