import { useState } from 'react';
import { useFocusFirstProblem } from '../../../design/forms/useFocusFirstProblem.ts';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { WebhookCreateInput } from '../../../generated/schema.ts';
import { OwnerField } from '../owners/OwnerField.tsx';
import { EventFields } from './EventFields.tsx';
import { useEventFields } from './useEventFields.ts';
import { usableTokens, type OwnedTokens } from './useWebhookTokens.ts';
import type { WebhookErrors } from './useWebhookErrors.ts';
import { WebhookNameFields } from './WebhookNameFields.tsx';

interface WebhookFormProps {
  id: string;
  tokens: OwnedTokens;
  /** Id of the service account for which it is; empty for the account of the user. */
  accountId: string;
  errors: WebhookErrors;
  onAccountChange: (id: string) => void;
  onSubmit: (input: WebhookCreateInput) => void;
}

/** Account, name, address, token and kinds of a new webhook, or what is needed first: a token. */
export function WebhookForm({
  id,
  tokens,
  accountId,
  errors,
  onAccountChange,
  onSubmit,
}: WebhookFormProps) {
  const { t } = useTranslation();
  const form = useFocusFirstProblem(errors);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('https://');
  const usable = usableTokens(tokens, accountId);
  const events = useEventFields(usable, { tokenId: '', kinds: [] });
  const accounts = tokens.serviceAccounts?.filter(({ isLocked }) => !isLocked) ?? [];
  return (
    <form
      ref={form}
      id={id}
      className="dialog-parts"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const serviceAccount = accountId === '' ? null : accountId;
        onSubmit({ name, url, kinds: events.kinds, apiTokenId: events.tokenId, serviceAccount });
      }}
    >
      {accounts.length > 0 && (
        <OwnerField
          accounts={accounts}
          value={accountId}
          hintOf={(place) =>
            place === '' ? t('webhooks.owner.hint') : t('webhooks.owner.hintPlace', { 0: place })
          }
          error={errors.serviceAccount ?? null}
          onChange={onAccountChange}
        />
      )}
      {usable.length === 0 ? (
        <p>{t(accountId === '' ? 'webhooks.noToken' : 'webhooks.noTokenOfService')}</p>
      ) : (
        <>
          <WebhookNameFields
            {...{ name, url, errors }}
            onNameChange={setName}
            onUrlChange={setUrl}
          />
          <EventFields tokens={usable} fields={events} errors={errors} />
        </>
      )}
      {tokens.serviceAccounts === null && <p className="mute">{t('tokens.accountsFailed')}</p>}
    </form>
  );
}
