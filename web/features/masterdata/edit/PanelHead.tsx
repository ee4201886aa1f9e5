import type { ReactNode } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

interface PanelHeadProps {
  titleId: string;
  title: string;
  rowKey: string;
  onClose: () => void;
  /** What follows the title, such as the toggle between form and history. */
  children?: ReactNode;
}

/** The head of the panel of a row: title, key and close button. */
export function PanelHead({ titleId, title, rowKey, onClose, children }: PanelHeadProps) {
  const { t } = useTranslation();
  return (
    <div className="panel-head">
      <div className="panel-title">
        <h2 id={titleId}>{title}</h2>
        <span className="mute clip">{rowKey}</span>
        {children}
      </div>
      <Button
        kind="icon"
        aria-label={t('masterdata.closePanel')}
        title={t('masterdata.closePanel')}
        onClick={onClose}
      >
        <Icon name="x" />
      </Button>
    </div>
  );
}
