import { useTranslation } from 'react-i18next';
import { Prompt } from '../design/overlay/Prompt.tsx';

/** A dialog that could not be fetched, or broke: the page under it goes on, with everything that was typed into it. */
export function DialogUnreachable({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Prompt text={t('dialog.failed')}>
      <button className="btn btn-p" type="button" onClick={onClose}>
        {t('close')}
      </button>
    </Prompt>
  );
}
