import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';

/** How many tabs the question names; the others are counted. */
const mostNamed = 5;

interface UnsavedDialogProps {
  /** What the tabs are called whose input would be lost. */
  titles: readonly string[];
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved input goes. Whoever presses Enter or Escape without reading keeps it. */
export function UnsavedDialog({ titles, onKeep, onDiscard }: UnsavedDialogProps) {
  const { t } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(function beginSafely() {
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
          <button className="btn" type="button" onClick={onDiscard}>
            {t('unsaved.discard')}
          </button>
          <button className="btn btn-p" type="button" ref={keep} onClick={onKeep}>
            {t('unsaved.keep')}
          </button>
        </>
      }
    >
      <p>{t('unsaved.body')}</p>
      <ul className="unsaved-titles">
        {titles.slice(0, mostNamed).map((title, nth) => (
          // Two tabs may have the same title, and the list does not change while it stands.
          <li key={`${String(nth)} ${title}`} className="clip" title={title}>
            {title}
          </li>
        ))}
      </ul>
      {titles.length > mostNamed && <p>{t('unsaved.more', { 0: titles.length })}</p>}
    </ModalDialog>
  );
}
