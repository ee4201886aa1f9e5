import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../design/button/Button.tsx';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { DataTableView } from '../../../../design/charts/DataTableView.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import './FullCard.css';

interface FullCardProps {
  title: string;
  /** The day of the data and the filters, as text. */
  notes: readonly string[];
  tools: ReactNode;
  className: string;
  /** The content of the card as a table with exact values, shown below the card. */
  table?: DataTable | undefined;
  /** The card has no chart that would fill the space, so its content is enlarged. */
  isSmall: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A card in full screen. The native dialog element keeps the focus inside, closes on Escape and
 * restores the focus.
 */
export function FullCard({
  title,
  notes,
  tools,
  className,
  table,
  isSmall,
  onClose,
  children,
}: FullCardProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openDialog() {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="full-card" aria-label={title} onClose={onClose}>
      <div className="full-card-head">
        <h2>{title}</h2>
        <span className="small mute">{notes.join(' · ')}</span>
        <span className="grow" />
        {tools}
        <Button
          kind="icon"
          aria-label={t('card.close')}
          title={t('card.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </Button>
      </div>
      <div className="full-card-body">
        <div className={`full-card-content ${isSmall ? 'full-card-small' : ''} ${className}`}>
          <div className="card-content">{children}</div>
        </div>
        {table && table.rows.length > 0 && (
          <section className="full-card-table" aria-label={t('card.menu.table')}>
            <DataTableView table={table} />
          </section>
        )}
      </div>
    </dialog>
  );
}
