import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import './ChannelBarCard.css';

interface EnlargedDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A card in a larger dialog. The native dialog element keeps the focus inside, closes on Escape and
 * restores the focus.
 */
export function EnlargedDialog({ title, onClose, children }: EnlargedDialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openDialog() {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="enlarged"
      aria-label={t('chart.enlarged', { title })}
      onClose={onClose}
    >
      <div className="enlarged-head">
        <h2>{title}</h2>
        <span className="grow" />
        <Button
          kind="icon"
          aria-label={t('chart.closeEnlarged')}
          title={t('chart.closeEnlarged')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </Button>
      </div>
      <div className="enlarged-body">{children}</div>
    </dialog>
  );
}
