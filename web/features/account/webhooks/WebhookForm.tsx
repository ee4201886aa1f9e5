import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { TextField } from '../../../design/forms/TextField.tsx';
import type { WebhookCreateInput, WebhookEventKind } from '../../../generated/schema.ts';
import { KindFields } from './KindFields.tsx';
import { TokenField } from './TokenField.tsx';
import type { WebhookErrors } from './useWebhooks.ts';
import { kindsOf } from './webhook-kinds.ts';
import { canHaveWebhook, type Token, type useWebhookTokens } from './useWebhookTokens.ts';

interface WebhookFormProps {
  id: string;
  query: ReturnType<typeof useWebhookTokens>;
  errors: WebhookErrors;
  onSubmit: (input: WebhookCreateInput) => void;
}

/** The form for a new webhook, or what is needed first: a token that it can belong to. */
export function WebhookForm({ query, ...props }: WebhookFormProps) {
  const { t } = useTranslation();
  return (
    <Loaded query={query} waiting={<Skeleton height="12rem" />}>
      {(all) => {
        const tokens = all.filter(canHaveWebhook);
        return tokens.length > 0 ? (
          <WebhookFields {...props} tokens={tokens} />
        ) : (
          <p>{t('webhooks.noToken')}</p>
        );
      }}
    </Loaded>
  );
}

/** Name, address, token and kinds of events. The gateway checks them. */
function WebhookFields({
  id,
  errors,
  tokens,
  onSubmit,
}: Omit<WebhookFormProps, 'query'> & { tokens: readonly Token[] }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('https://');
  const [tokenId, setTokenId] = useState('');
  const [chosen, setChosen] = useState<readonly WebhookEventKind[]>([]);
  const token = tokens.find((one) => one.id === tokenId) ?? tokens[0];
  const offered = kindsOf(token?.scopes ?? []);
  return (
    <form
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const kinds = offered.filter((kind) => chosen.includes(kind));
        onSubmit({ name, url, kinds, apiTokenId: token?.id ?? null });
      }}
    >
      <TextField
        name="name"
        label={t('webhooks.name')}
        value={name}
        error={errors.name ?? null}
        maxLength={60}
        autoComplete="off"
        onChange={setName}
      />
      <TextField
        name="url"
        label={t('webhooks.url')}
        value={url}
        error={errors.url ?? null}
        maxLength={2000}
        autoComplete="off"
        onChange={setUrl}
      />
      <TokenField
        tokens={tokens}
        value={token?.id ?? ''}
        error={errors.apiTokenId ?? null}
        onChange={setTokenId}
      />
      <KindFields
        offered={offered}
        chosen={chosen}
        error={errors.kinds ?? null}
        onChange={setChosen}
      />
    </form>
  );
}
