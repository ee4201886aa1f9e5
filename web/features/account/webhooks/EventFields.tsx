import { KindFields } from './KindFields.tsx';
import { TokenField } from './TokenField.tsx';
import type { EventChoice } from './useEventFields.ts';
import type { WebhookErrors } from './useWebhookErrors.ts';
import type { Token } from './useWebhookTokens.ts';

interface EventFieldsProps {
  tokens: readonly Token[];
  fields: EventChoice;
  errors: WebhookErrors;
}

/** The token of a webhook, and the kinds of events that it is sent. */
export function EventFields({ tokens, fields, errors }: EventFieldsProps) {
  return (
    <>
      <TokenField
        tokens={tokens}
        value={fields.tokenId ?? ''}
        error={errors.apiTokenId ?? null}
        onChange={fields.setTokenId}
      />
      <KindFields
        offered={fields.offered}
        chosen={fields.chosen}
        error={errors.kinds ?? null}
        onChange={fields.setChosen}
      />
    </>
  );
}
