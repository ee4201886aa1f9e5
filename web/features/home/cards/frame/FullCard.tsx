import type { ReactNode } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { DataTableView } from '../../../../design/charts/DataTableView.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
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

/** A card in full screen, with its table below it. */
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
  return (
    <ModalDialog
      title={title}
      note={notes.join(' · ')}
      tools={tools}
      size="window"
      onClose={onClose}
    >
      <div className="full-card">
        <div className={`full-card-content ${isSmall ? 'full-card-small' : ''} ${className}`}>
          <div className="card-content">{children}</div>
        </div>
        {table && table.rows.length > 0 && (
          <section className="full-card-table" aria-label={t('card.menu.table')}>
            <DataTableView table={table} />
          </section>
        )}
      </div>
    </ModalDialog>
  );
}
