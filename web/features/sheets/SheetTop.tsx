import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import type { SheetStatus } from '../../generated/schema.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatAmount } from '../../design/number/amount.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { SheetStatusTag } from './SheetStatusTag.tsx';

interface SheetTopProps {
  title: string;
  /** Null until the document is saved. */
  number: string | null;
  status: SheetStatus;
  amount: string | null;
  onBack: () => void;
  children?: ReactNode;
}

/** The head of a document: back button, title, status, amount and actions. */
export function SheetTop({ title, number, status, amount, onBack, children }: SheetTopProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  return (
    <header className="sheet-head">
      <Button
        kind="icon"
        aria-label={t('sheets.backToList')}
        title={t('sheets.backToList')}
        onClick={onBack}
      >
        <Icon name="left" />
      </Button>
      <h1>{number === null ? t('sheets.newOf', { 0: title }) : `${title} ${number}`}</h1>
      <SheetStatusTag status={status} />
      {amount !== null && (
        <span className="sheet-amount num">
          {formatAmount(amount, { locale, currency: enterprise.currency }, null).text}
        </span>
      )}
      <span className="grow" />
      {children !== undefined && <div className="sheet-actions">{children}</div>}
    </header>
  );
}
