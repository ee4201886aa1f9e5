import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SecretField } from '../secret/SecretField.tsx';

/** The secret of a token that was just created. It is shown once. */
export function NewToken({ secret }: { secret: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{t('tokens.created')}</p>
      <SecretField
        label={t('tokens.secret')}
        secret={secret}
        copied={t('tokens.copied')}
        copyFailed={t('tokens.copyFailed')}
      />
      <p className="mute">{t('tokens.usage')}</p>
    </>
  );
}
