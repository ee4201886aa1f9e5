import { keyRefusal } from '../request/client-key.ts';
import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { UserError, WorkflowActionInput } from '../generated/resolvers.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type { ActionOutcome } from './action-outcome.ts';
import { pressInputRefusal, trimOpinion } from './press-check.ts';
import { pressRefusal } from './refused-press.ts';
import type { SealedButton } from './sealed-buttons.ts';

const GONE: Refusal = { code: 'NOT_FOUND', message: 'approvalGone' };

/**
 * Presses one button. The key is sent along, so that a retry after a lost answer does nothing
 * twice, even if the buttons have changed.
 */
export async function pressButton(
  input: WorkflowActionInput,
  context: Context,
): Promise<ActionOutcome> {
  const { session, loaders } = requireSignedIn(context);
  const { key, opinion, values } = input;
  const button = loaders.sealedButtons.unseal(input.button);
  const refusal = keyRefusal(key) ?? pressInputRefusal(button, { opinion, values });
  if (refusal !== null || button === null)
    return refused(userError(context.locale, refusal ?? GONE));
  const error = await press(
    button,
    { key, opinion: trimOpinion(opinion), values: values ?? {} },
    context,
  );
  if (error !== null) return refused(error);
  notifyOthers(context);
  return { subject: button.subject, viewer: adoptSession(context, session).viewer, userErrors: [] };
}

export interface Press {
  key: string;
  opinion: string;
  values: Readonly<Record<string, unknown>>;
}

/**
 * Sends a press to the services. Returns null on success or the user error; unexpected errors are
 * rethrown.
 */
export async function press(
  button: SealedButton,
  pressed: Press,
  context: Context,
): Promise<UserError | null> {
  const { retail, timeZone } = requireSignedIn(context);
  const { path, params, subject } = button;
  const { key, opinion, values } = pressed;
  const body = {
    ...params,
    ...withoutEmpty(values),
    ...(opinion !== '' && { opinion }),
    requestkey: key,
  };
  try {
    await retail.callPath('workflow', path ?? '', body);
    return null;
  } catch (error) {
    const refusal = refusedChange(error, { locale: context.locale, timeZone });
    if (refusal === null) throw error;
    if (refusal.code !== 'INVALID') return refusal;
    const reason = pressRefusal(error, button, timeZone);
    if (reason !== null) return userError(context.locale, reason);
    return (await isGone(subject, context)) ? userError(context.locale, GONE) : refusal;
  }
}

/** Removes empty values, because the services refuse null. */
function withoutEmpty(values: Press['values']): Press['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

/**
 * Whether the approval no longer exists. The services refuse that with the same code as a bad
 * value.
 */
async function isGone(subject: SealedButton['subject'], context: Context): Promise<boolean> {
  if (subject === null) return false;
  const { loaders } = requireSignedIn(context);
  return (await loaders.approval.load(subject).catch(() => undefined)) === null;
}

/** Notifies the account's other browsers to reload lists and messages. */
export function notifyOthers(context: Context): void {
  context.live.notify(requireSignedIn(context).session, [
    { kind: 'approval', key: null },
    { kind: 'message', key: null },
  ]);
}

function refused(error: UserError): ActionOutcome {
  return { subject: null, viewer: null, userErrors: [error] };
}
