import { isRefusedWith } from '../errors/refusals.ts';
import { RETURNCODES } from '../errors/returncodes.ts';
import { describeError } from '../errors/describe-error.ts';
import { fieldRuleMessage } from '../module-model/field-rule-words.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { Locale } from '../language/messages.ts';
import type { ListModuleModel } from '../module-model/list-module.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { problemWords, UNKNOWN_PROBLEM } from '../module-model/row-problem-words.ts';
import { codeOf, field } from '../values/rows.ts';
import { UpstreamError, type UpstreamErrorKind } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';

/** More than these nobody reads. */
export const MOST_TOLD = 50;

export interface Audience {
  locale: Locale;
  timeZone: string;
  /** The day of the enterprise. */
  today: string;
}

/** Whether the services may have done it all the same. */
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

/** What the services refused, field by field where they say so; thrown again is what nobody expects. */
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
  const told: unknown[] = Array.isArray(problems) ? problems.slice(0, MOST_TOLD) : [];
  return told.length === 0
    ? [whole]
    : told.map((problem) => errorOf(problem, module, audience.locale));
}

/**
 * The same for one of several rows: what would be an error of the whole request stands at its row, so that the others keep their report. Only the
 * end of a session ends all of them.
 */
export function refusedOfSeveral(
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

/** A broken rule has its own words. */
function errorOf(problem: unknown, module: ListModuleModel, locale: Locale): UserError {
  const error = userError(locale, refusalOf(problem, module));
  const rule = module.rules.find(({ code }) => code === codeOf(field(problem, 'rulecode')));
  return rule === undefined ? error : { ...error, message: fieldRuleMessage(rule, module, locale) };
}

function refusalOf(problem: unknown, { columns }: ListModuleModel): Refusal {
  const [name, code] = [codeOf(field(problem, 'field')), codeOf(field(problem, 'code'))];
  const words = problemWords(code) ?? UNKNOWN_PROBLEM;
  const title = columns.find((column) => column.name === name)?.title ?? name;
  return { ...words, ...(name !== '' && { field: ['values', name] }), values: { title } };
}
