import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SecretField } from '../secret/SecretField.tsx';

/** The secret of a webhook that was just created or got a new one. It is shown once. */
export function WebhookSecret({ secret, isNew }: { secret: string; isNew: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t(isNew ? 'webhooks.created' : 'webhooks.rotated')}</p>
      <SecretField
        label={t('webhooks.secret')}
        secret={secret}
        copied={t('webhooks.copied')}
        copyFailed={t('webhooks.copyFailed')}
      />
      <p className="mute">{t('webhooks.usage')}</p>
    </>
  );
}
