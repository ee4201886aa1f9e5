import { useState } from 'react';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { WebhookUpdateInput } from '../../../generated/schema.ts';
import { EventFields } from './EventFields.tsx';
import { useEventFields } from './useEventFields.ts';
import { usableTokens, type OwnedTokens } from './useWebhookTokens.ts';
import type { WebhookErrors } from './useWebhookErrors.ts';
import type { Webhook } from './useWebhooks.ts';
import { WebhookNameFields } from './WebhookNameFields.tsx';

interface WebhookEditProps {
  id: string;
  webhook: Webhook;
  tokens: OwnedTokens;
  /** Id of the service account that it belongs to; empty for the account of the user. */
  accountId: string;
  errors: WebhookErrors;
  onSubmit: (input: WebhookUpdateInput) => void;
}

/**
 * Name, address, token and kinds of a webhook. Without a token that works only the first two can be
 * changed. What stays as it is, is not sent: another administrator may change it at the same time.
 */
export function WebhookEdit({
  id,
  webhook,
  tokens,
  accountId,
  errors,
  onSubmit,
}: WebhookEditProps) {
  const { t } = useTranslation();
  const form = useFocusFirstProblem(errors);
  const [name, setName] = useState(webhook.name);
  const [url, setUrl] = useState(webhook.url);
  const usable = usableTokens(tokens, accountId);
  const events = useEventFields(usable, {
    tokenId: webhook.apiTokenId ?? '',
    kinds: webhook.kinds,
  });
  const isSame =
    events.kinds.length === webhook.kinds.length &&
    events.kinds.every((kind) => webhook.kinds.includes(kind));
  const ofToken = {
    ...(!isSame && { kinds: events.kinds }),
    ...(events.tokenId !== webhook.apiTokenId && { apiTokenId: events.tokenId }),
  };
  return (
    <form
      ref={form}
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          id: webhook.id,
          ...(name !== webhook.name && { name }),
          ...(url !== webhook.url && { url }),
          ...(usable.length > 0 && ofToken),
        });
      }}
    >
      <WebhookNameFields {...{ name, url, errors }} onNameChange={setName} onUrlChange={setUrl} />
      {usable.length === 0 ? (
        <p className="mute">{t('webhooks.noOtherToken')}</p>
      ) : (
        <EventFields tokens={usable} fields={events} errors={errors} />
      )}
    </form>
  );
}
