import { keyRefusal } from '../request/client-key.ts';
import { enter } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import type { UserError, WorkflowActionInput } from '../generated/resolvers.ts';
import { refusedChange } from '../errors/refused-change.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type { ActionOutcome } from './action-outcome.ts';
import { checkPress, opinionOf } from './press-check.ts';
import { reasonOf } from './refused-press.ts';
import type { SealedButton } from './sealed-buttons.ts';

const GONE: Refusal = { code: 'NOT_FOUND', message: 'approvalGone' };

/** Presses one button. The key goes along, so that trying again after a lost answer does nothing twice, whatever the buttons are by then. */
export async function pressButton(
  input: WorkflowActionInput,
  context: Context,
): Promise<ActionOutcome> {
  const { session, loaders } = requireSignedIn(context);
  const { key, opinion, values } = input;
  const button = loaders.sealedButtons.unseal(input.button);
  const refusal = keyRefusal(key) ?? checkPress(button, { opinion, values });
  if (refusal !== null || button === null)
    return refused(userError(context.locale, refusal ?? GONE));
  const error = await press(
    button,
    { key, opinion: opinionOf(opinion), values: values ?? {} },
    context,
  );
  if (error !== null) return refused(error);
  notifyOthers(context);
  return { subject: button.subject, viewer: enter(context, session).viewer, userErrors: [] };
}

export interface Press {
  key: string;
  opinion: string;
  values: Readonly<Record<string, unknown>>;
}

/** Null when it is done. Anything that nobody expects is thrown. */
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
    ...givenOf(values),
    ...(opinion !== '' && { opinion }),
    requestkey: key,
  };
  try {
    await retail.callPath('workflow', path ?? '', body);
    return null;
  } catch (error) {
    const told = refusedChange(error, { locale: context.locale, timeZone });
    if (told === null) throw error;
    if (told.code !== 'INVALID') return told;
    const reason = reasonOf(error, button, timeZone);
    if (reason !== null) return userError(context.locale, reason);
    return (await isGone(subject, context)) ? userError(context.locale, GONE) : told;
  }
}

/** What a form holds nothing of goes without: to the services a null is a bad value. */
function givenOf(values: Press['values']): Press['values'] {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The services refuse a bad value and what is not there alike. */
async function isGone(subject: SealedButton['subject'], context: Context): Promise<boolean> {
  if (subject === null) return false;
  const { loaders } = requireSignedIn(context);
  return (await loaders.approval.load(subject).catch(() => undefined)) === null;
}

/** The other browsers of the account: the lists, and the message that came of it. */
export function notifyOthers(context: Context): void {
  context.live.tell(requireSignedIn(context).session, [
    { kind: 'approval', key: null },
    { kind: 'message', key: null },
  ]);
}

function refused(error: UserError): ActionOutcome {
  return { subject: null, viewer: null, userErrors: [error] };
}
