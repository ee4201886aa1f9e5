import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { WebhookCreateInput } from '../../../generated/schema.ts';
import { type CommandOutcome, commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import {
  WebhookCreateDocument,
  WebhookDeleteDocument,
  WebhookPauseDocument,
  WebhookResumeDocument,
  WebhookSecretRotateDocument,
  WebhooksDocument,
  type Webhook_WebhookFragment,
} from './Webhooks.gen.ts';

export type Webhook = Webhook_WebhookFragment;

/** What the dialog shows. */
export type WebhookStep =
  | { kind: 'list' | 'form' }
  /** The secret is in no cache: it is gone when the user leaves this step. */
  | { kind: 'secret'; id: string; secret: string; isNew: boolean }
  | { kind: 'detail' | 'rotate' | 'delete'; id: string; name: string };

/** Why the gateway refused a field, by its name. */
export type WebhookErrors = Readonly<Partial<Record<string, string>>>;

const FIELDS: readonly string[] = ['name', 'url', 'apiTokenId', 'kinds'];

/** The webhooks of the account, and the steps to create, change and delete one. */
export function useWebhooks() {
  const { t } = useTranslation();
  const list = usePartQuery(WebhooksDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.webhooks,
    fetchPolicy: 'network-only',
  });
  const creating = useCommand(WebhookCreateDocument, {
    resultOf: ({ secret, webhook }) => secret !== null && webhook && { secret, id: webhook.id },
  });
  const rotating = useCommand(WebhookSecretRotateDocument, { resultOf: ({ secret }) => secret });
  const pausing = useCommand(WebhookPauseDocument);
  const resuming = useCommand(WebhookResumeDocument);
  const deleting = useCommand(WebhookDeleteDocument);
  const [step, setStep] = useState<WebhookStep>({ kind: 'list' });
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<WebhookErrors>({});

  function show(next: WebhookStep) {
    setProblem(null);
    setErrors({});
    setStep(next);
  }
  /** The result of a command; null after its problem was shown. */
  function resultOf<Result>(outcome: CommandOutcome<unknown, Result>): Result | null {
    setProblem(outcome.kind === 'done' ? null : commandText(t, outcome));
    return outcome.kind === 'done' ? outcome.result : null;
  }
  async function create(input: WebhookCreateInput) {
    setErrors({});
    const outcome = await creating.run({ input });
    const refused = outcome.kind === 'refused' ? outcome.payload.userErrors : [];
    const field = refused[0]?.field?.at(-1) ?? '';
    if (FIELDS.includes(field)) {
      setProblem(null);
      setErrors({ [field]: refused[0]?.message ?? '' });
      return;
    }
    const created = resultOf(outcome);
    if (created === null || created === false) return;
    list.reload();
    show({ kind: 'secret', ...created, isNew: true });
  }
  async function rotate(id: string) {
    const secret = resultOf(await rotating.run({ input: { id } }));
    if (secret !== null) show({ kind: 'secret', id, secret, isNew: false });
  }
  async function remove(id: string) {
    if (resultOf(await deleting.run({ input: { id } })) === null) return;
    list.reload();
    show({ kind: 'list' });
  }
  const pause = async (id: string) => void resultOf(await pausing.run({ input: { id } }));
  const resume = async (id: string) => void resultOf(await resuming.run({ input: { id } }));
  const busy = [creating, rotating, pausing, resuming, deleting].some((one) => one.busy);
  return { list, step, busy, problem, errors, show, create, rotate, remove, pause, resume };
}
