import { momentOf, timeOfLocal } from '../values/calendar.ts';
import { codeOf, field } from '../values/rows.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { SealedButton } from './sealed-buttons.ts';

/** Beginning of an A0400 message about one parameter. */
const PARAMETER = /^Bad parameter (\w+)\b/u;
const OPINION = 'opinion';

/** A specific refusal from the services' answer; null if it contains no reason. */
export function pressRefusal(
  error: unknown,
  { fields }: SealedButton,
  timeZone: string,
): Refusal | null {
  if (!(error instanceof UpstreamError)) return null;
  const [, name] = PARAMETER.exec(error.refusal ?? '') ?? [];
  const formField = fields.find((each) => each.name === name);
  if (formField !== undefined)
    return {
      field: ['values', formField.name],
      code: 'INVALID',
      message: 'fieldInvalid',
      values: { title: formField.title },
    };
  if (name === OPINION) return { field: OPINION, code: 'REQUIRED', message: 'opinionRequired' };
  const next = codeOf(field(error.data, 'nextdate'));
  const isUrged =
    codeOf(field(error.data, 'reason')) === 'URGED' && momentOf(next, timeZone) !== null;
  return isUrged
    ? { code: 'INVALID', message: 'urgedLately', values: { time: timeOfLocal(next) } }
    : null;
}
