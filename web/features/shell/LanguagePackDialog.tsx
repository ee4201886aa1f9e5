import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';

/** Tells the user that the language packs could not be downloaded. The present texts stay. */
export function LanguagePackDialog({ text, actions }: { text: string; actions: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ModalDialog title={t('langpack.title')} footer={actions}>
      <p>{text}</p>
      <p className="mute">{t('langpack.hint')}</p>
    </ModalDialog>
  );
}
