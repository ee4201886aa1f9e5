import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

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
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(function focusKeepButton() {
    const frame = requestAnimationFrame(() => keep.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ModalDialog
      role="alertdialog"
      title={t('unsaved.title')}
      onClose={onKeep}
      footer={
        <>
          <Button kind="plain" onClick={onDiscard}>
            {t('unsaved.discard')}
          </Button>
          <Button kind="primary" ref={keep} onClick={onKeep}>
            {t('unsaved.keep')}
          </Button>
        </>
      }
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
    </ModalDialog>
  );
}
