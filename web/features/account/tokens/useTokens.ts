import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { ApiTokenCreateInput } from '../../../generated/schema.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import {
  ApiTokenCreateDocument,
  ApiTokenRevokeDocument,
  ApiTokensDocument,
  type ApiToken_TokenFragment,
} from './ApiTokens.gen.ts';
import type { TokenErrors } from './TokenForm.tsx';

/** What the dialog shows. */
type TokenStep =
  | { kind: 'list' }
  | { kind: 'form' }
  /** The secret is in no cache: it is gone when the user leaves this step. */
  | { kind: 'created'; secret: string }
  | { kind: 'revoke'; token: ApiToken_TokenFragment };

const FIELDS = ['name', 'scopes', 'expiresOn', 'serviceAccount'];

/**
 * The tokens of the account and of the service accounts that it administers, and the steps to create
 * and to revoke one.
 */
export function useTokens() {
  const { t } = useTranslation();
  const list = usePartQuery(ApiTokensDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.apiTokens,
    fetchPolicy: 'network-only',
  });
  // Null when the services failed; undefined until loaded.
  const accounts = list.data?.viewer?.serviceAccounts;
  const createCommand = useCommand(ApiTokenCreateDocument, {
    resultOf: ({ secret }) => secret,
  });
  const revokeCommand = useCommand(ApiTokenRevokeDocument);
  const [step, setStep] = useState<TokenStep>({ kind: 'list' });
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<TokenErrors>({});

  function show(next: TokenStep) {
    setProblem(null);
    setErrors({});
    setStep(next);
  }

  async function create(input: ApiTokenCreateInput) {
    setProblem(null);
    setErrors({});
    const outcome = await createCommand.run({ input });
    if (outcome.kind === 'done') {
      show({ kind: 'created', secret: outcome.result });
      return;
    }
    const refused = outcome.kind === 'refused' ? outcome.payload.userErrors : [];
    const field = refused[0]?.field?.at(-1) ?? '';
    if (FIELDS.includes(field)) setErrors({ [field]: refused[0]?.message ?? '' });
    else setProblem(commandText(t, outcome));
  }

  async function revoke() {
    if (step.kind !== 'revoke') return;
    const outcome = await revokeCommand.run({ input: { id: step.token.id } });
    if (outcome.kind === 'done') show({ kind: 'list' });
    else setProblem(commandText(t, outcome));
  }

  const busy = createCommand.busy || revokeCommand.busy;
  return { list, accounts, step, busy, problem, errors, show, create, revoke };
}
