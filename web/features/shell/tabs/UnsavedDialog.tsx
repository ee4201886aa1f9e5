import { useTranslation } from '../../../design/language/useTranslation.ts';
import { ConfirmDialog } from '../../../design/overlay/ConfirmDialog.tsx';

/** Maximum titles in the dialog. If there are more, their number is shown. */
const MAX_TITLES = 5;

interface UnsavedDialogProps {
  /** Titles of the tabs whose input would be lost. */
  titles: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved input is discarded. Enter and Escape keep it, as the safe choice. */
export function UnsavedDialog({ titles, onKeep, onDiscard }: UnsavedDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      keep={{ text: t('unsaved.keep'), onSelect: onKeep }}
      discard={{ text: t('unsaved.discard'), onSelect: onDiscard }}
    >
      <p>{t('unsaved.body')}</p>
      <ul className="unsaved-titles">
        {titles.slice(0, MAX_TITLES).map((title, nth) => (
          // Titles may repeat. The list does not change while the dialog is open.
          <li key={`${String(nth)} ${title}`} className="clip" title={title}>
            {title}
          </li>
        ))}
      </ul>
      {titles.length > MAX_TITLES && <p>{t('unsaved.more', { 0: titles.length })}</p>}
    </ConfirmDialog>
  );
}
