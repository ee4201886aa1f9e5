import { TextField } from '../../../design/forms/TextField.tsx';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { WebhookErrors } from './useWebhookErrors.ts';

interface WebhookNameFieldsProps {
  name: string;
  url: string;
  errors: WebhookErrors;
  onNameChange: (name: string) => void;
  onUrlChange: (url: string) => void;
}

/** Name and address of a webhook. */
export function WebhookNameFields(props: WebhookNameFieldsProps) {
  const { name, url, errors, onNameChange, onUrlChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextField
        name="name"
        label={t('webhooks.name')}
        value={name}
        error={errors.name ?? null}
        maxLength={60}
        autoComplete="off"
        onChange={onNameChange}
      />
      <TextField
        name="url"
        label={t('webhooks.url')}
        value={url}
        error={errors.url ?? null}
        maxLength={2000}
        autoComplete="off"
        onChange={onUrlChange}
      />
    </>
  );
}
