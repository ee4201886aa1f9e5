import { useState } from 'react';
import type { WebhookCreateInput, WebhookUpdateInput } from '../../../generated/schema.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { useWebhookErrors } from './useWebhookErrors.ts';
import {
  WebhookCreateDocument,
  WebhookDeleteDocument,
  WebhookPauseDocument,
  WebhookResumeDocument,
  WebhookSecretRotateDocument,
  WebhooksDocument,
  WebhookUpdateDocument,
  type Webhook_WebhookFragment,
  type WebhooksQuery,
} from './Webhooks.gen.ts';

export type Webhook = Webhook_WebhookFragment;

/** A service account with its webhooks. */
export type WebhookAccount = NonNullable<
  NonNullable<WebhooksQuery['viewer']>['serviceAccounts']
>[number];

/** What the dialog shows. */
export type WebhookStep =
  | { kind: 'list' }
  /** The form for a new one, of a service account or, with an empty id, of the user. */
  | { kind: 'form'; accountId: string }
  /** The secret is in no cache: it is gone when the user leaves this step. */
  | { kind: 'secret'; id: string; secret: string; isNew: boolean }
  | { kind: 'edit'; id: string; name: string }
  | { kind: 'detail' | 'rotate' | 'delete'; id: string; name: string };

/**
 * The webhooks of the account and of the service accounts that it administers, and the steps to
 * create, change and delete one.
 */
export function useWebhooks() {
  const list = usePartQuery(WebhooksDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.webhooks,
    fetchPolicy: 'network-only',
  });
  // Null when the services failed; undefined until loaded.
  const accounts = list.data?.viewer?.serviceAccounts;
  const creating = useCommand(WebhookCreateDocument, {
    resultOf: ({ secret, webhook }) =>
      secret === null || webhook === null ? null : { secret, id: webhook.id },
  });
  const updating = useCommand(WebhookUpdateDocument, { resultOf: ({ webhook }) => webhook });
  const rotating = useCommand(WebhookSecretRotateDocument, { resultOf: ({ secret }) => secret });
  const pausing = useCommand(WebhookPauseDocument);
  const resuming = useCommand(WebhookResumeDocument);
  const deleting = useCommand(WebhookDeleteDocument);
  const [step, setStep] = useState<WebhookStep>({ kind: 'list' });
  const { problem, errors, clear, resultOf, resultOfForm } = useWebhookErrors();

  function show(next: WebhookStep) {
    clear();
    setStep(next);
  }
  async function create(input: WebhookCreateInput) {
    const created = resultOfForm(await creating.run({ input }));
    if (created === null) return;
    list.reload();
    show({ kind: 'secret', ...created, isNew: true });
  }
  async function update(input: WebhookUpdateInput) {
    const webhook = resultOfForm(await updating.run({ input }));
    if (webhook !== null) show({ kind: 'detail', id: webhook.id, name: webhook.name });
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
  const commands = [creating, updating, rotating, pausing, resuming, deleting];
  return {
    ...{ list, accounts, step, busy: commands.some((one) => one.busy), problem, errors },
    ...{ show, create, update, rotate, remove, pause, resume },
  };
}

/** A webhook of the user or of a service account; null if it is no longer listed. */
export const webhookOf = (
  { list, accounts }: Pick<ReturnType<typeof useWebhooks>, 'list' | 'accounts'>,
  webhookId: string,
): Webhook | null =>
  [list.part, ...(accounts ?? []).map(({ webhooks }) => webhooks)]
    .flatMap((webhooks) => webhooks ?? [])
    .find(({ id }) => id === webhookId) ?? null;

/** The service account that a webhook belongs to; null for one of the user. */
export const accountOf = (
  accounts: readonly WebhookAccount[] | null | undefined,
  webhookId: string,
): WebhookAccount | null =>
  accounts?.find(({ webhooks }) => webhooks?.some(({ id }) => id === webhookId)) ?? null;
