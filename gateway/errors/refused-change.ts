import { RETURNCODES } from './returncodes.ts';
import { momentOf } from '../values/calendar.ts';
import type { UserError } from '../generated/resolvers.ts';
import { messageIn, type Locale } from '../language/messages.ts';
import { presentableText } from './presentable-text.ts';
import { codeOf, field } from '../values/rows.ts';
import { UpstreamError, type UpstreamErrorKind } from './upstream-error.ts';
import { userError, type Refusal } from './user-error.ts';

/** Refusals of the services that a mutation can expect. */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  [RETURNCODES.NOT_PERMITTED, { code: 'NOT_PERMITTED', message: 'forbidden' }],
  [RETURNCODES.INVALID, { code: 'INVALID', message: 'badUserInput' }],
]);

const NOT_CONFIGURED: ReadonlySet<UpstreamErrorKind> = new Set<UpstreamErrorKind>([
  'not-allowed',
  'not-configured',
  'not-implemented',
]);

interface Audience {
  locale: Locale;
  timeZone: string;
}

/**
 * A refusal of the services as a `userErrors` entry in the caller's language; null for an
 * unexpected error, which the caller throws.
 */
export function refusedChange(error: unknown, { locale, timeZone }: Audience): UserError | null {
  if (!(error instanceof UpstreamError)) return null;
  if (NOT_CONFIGURED.has(error.kind))
    return userError(locale, { code: 'NOT_CONFIGURED', message: 'notConfigured' });
  if (error.kind !== 'refused') return null;
  if (error.returncode === RETURNCODES.CONFLICT)
    return {
      code: 'CONFLICT',
      field: null,
      message: conflictMessage(locale, error.data, timeZone),
    };
  const refusal = REFUSALS.get(error.returncode ?? '');
  return refusal === undefined ? null : userError(locale, refusal);
}

/**
 * The text of a conflict: who acted first, with which button and when, as far as the services say.
 * Their times are already in the enterprise's time zone.
 */
function conflictMessage(locale: Locale, data: unknown, timeZone: string): string {
  const [name, button] = [
    presentableField(data, 'operatorName'),
    presentableField(data, 'buttonName'),
  ];
  if (name === null) return messageIn(locale, 'changedByAnotherUser');
  const time = minuteOf(codeOf(field(data, 'finishdate')), timeZone);
  if (button === null)
    return messageIn(locale, time === null ? 'conflictChanged' : 'conflictChangedAt', {
      name,
      time: time ?? '',
    });
  return messageIn(locale, time === null ? 'conflictActed' : 'conflictActedAt', {
    name,
    button,
    time: time ?? '',
  });
}

function presentableField(data: unknown, name: string): string | null {
  return presentableText(codeOf(field(data, name)));
}

function minuteOf(local: string, timeZone: string): string | null {
  return momentOf(local, timeZone) === null ? null : local.slice(0, 16);
}
