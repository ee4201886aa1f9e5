import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';

/** The language packs could not be downloaded. The texts that are there stay; confirming signs out. */
export function LanguagePackDialog({ actions }: { actions: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ModalDialog title={t('langpack.title')} footer={actions}>
      <p>{t('langpack.fail')}</p>
      <p className="mute">{t('langpack.hint')}</p>
    </ModalDialog>
  );
}
