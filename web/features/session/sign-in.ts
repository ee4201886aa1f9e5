import type { LoadClient } from '../../platform/apollo/ClientLoader.tsx';
import type { Failure } from '../../platform/apollo/failure.ts';
import { sendCommand } from '../../platform/data/send-command.ts';
import type { AccountSide } from '../../platform/routes/paths.ts';
import { loginFields, plainText, type LoginFieldErrors, type LoginValues } from './login-fields.ts';
import { prepareWorkbench } from './prepare-workbench.ts';
import { SignInDocument, type SignInMutation } from './SignIn.gen.ts';

/** The outcome of an attempt to sign in; `failed` means there was no proper answer. */
export type SignInOutcome =
  | { kind: 'signed-in'; side: AccountSide; account: string }
  | { kind: 'refused'; fields: LoginFieldErrors; reason: SignInRefusal | null }
  | { kind: 'failed'; failure: Failure };

/**
 * A refusal that concerns no single field: one of our texts, or the message of the gateway when it
 * knows more, such as how long the account is locked.
 */
type SignInRefusal = { textKey: string } | { message: string };

type UserError = NonNullable<SignInMutation['sessionSignIn']>['userErrors'][number];

/** Signs in and clears the cache. Never throws: a failed request is an outcome, too. */
export async function signIn(
  loadClient: LoadClient,
  side: AccountSide,
  values: LoginValues,
): Promise<SignInOutcome> {
  const input = {
    ...values,
    enterpriseCode: plainText(values.enterpriseCode),
    account: plainText(values.account),
    userType: side,
  };
  const outcome = await sendCommand(loadClient, SignInDocument, { input }, ({ viewer }) => viewer);
  if (outcome.kind === 'refused') return toRefusal(outcome.payload.userErrors);
  if (outcome.kind !== 'done') return { kind: 'failed', failure: outcome.failure };
  await prepareWorkbench(loadClient, outcome.result);
  return { kind: 'signed-in', side: outcome.result.userType, account: outcome.result.id };
}

function toRefusal(errors: readonly UserError[]): SignInOutcome {
  const fields: LoginFieldErrors = {};
  let reason: SignInRefusal | null = null;
  for (const error of errors) {
    const field = loginFields.find(({ name }) => error.field?.at(-1) === name);
    if (field !== undefined)
      fields[field.name] =
        error.code === 'REQUIRED'
          ? { kind: 'required' }
          : { kind: 'refused', message: error.message };
    else reason ??= reasonOf(error);
  }
  if (Object.keys(fields).length === 0) reason ??= { textKey: 'login.wrong' };
  return { kind: 'refused', fields, reason };
}

function reasonOf({ code, message }: UserError): SignInRefusal {
  if (code === 'WRONG_CREDENTIALS') return { textKey: 'login.wrong' };
  if (message !== '') return { message };
  return { textKey: code === 'TOO_MANY_ATTEMPTS' ? 'login.locked' : 'login.wrong' };
}
