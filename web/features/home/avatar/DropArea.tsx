import { useTranslation } from '../../../design/language/useTranslation.ts';
import { FileDropArea } from '../../../design/forms/FileDropArea.tsx';
import { extensions, MAX_SIDE_PX, MAX_MEGABYTES } from './picture-rules.ts';

const accepted = extensions.map((extension) => `.${extension}`).join(',');

/** A button to choose a picture. A file can also be dropped on it. */
export function DropArea({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation();
  return (
    <FileDropArea
      accept={accepted}
      label={t('avatar.drop')}
      rules={
        <>
          {t('avatar.type', { 0: extensions.join(' ') })}
          <br />
          {t('avatar.limits', { 0: MAX_MEGABYTES, 1: MAX_SIDE_PX })}
        </>
      }
      onChoose={onChoose}
    />
  );
}
