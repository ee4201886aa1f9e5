import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../kit/charts/csv.ts';
import type { DataTable } from '../../../kit/charts/data-table.ts';
import { DataTableDialog } from '../../../kit/charts/DataTableDialog.tsx';
import { useLanguage } from '../../../kit/language/LanguageContext.tsx';
import { plainDay } from '../../../kit/number/calendar.ts';
import { Card } from '../../../kit/ui/Card.tsx';
import { CardMenu, type CardMenuItem } from '../../../kit/ui/CardMenu.tsx';
import type { CardState } from '../useCardState.ts';

interface CardFrameProps {
  code: string;
  title: string;
  state: CardState;
  tools?: ReactNode;
  /** What it shows, as a table; none while there is nothing to show. */
  table?: DataTable;
  loading?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of every card with a title row: definition by the card's code, and the menu with what can be done with any card. */
export function CardFrame({ code, title, state, tools, table, loading, className, children }: CardFrameProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [showsTable, setShowsTable] = useState(false);
  const asOf = table ? t('card.asOf', { date: plainDay(table.asOf, locale) }) : '';
  const definition = t(`card.definition.${code}`, { defaultValue: '' });
  const items: CardMenuItem[] = [{ id: 'refresh', label: t('card.menu.refresh'), onSelect: state.refresh }];
  if (table) {
    items.push(
      { id: 'table', label: t('card.menu.table'), onSelect: () => setShowsTable(true) },
      { id: 'csv', label: t('card.menu.csv'), onSelect: () => downloadCsv(table) },
    );
  }
  return (
    <>
      <Card
        title={title}
        definition={[definition, asOf].filter(Boolean).join('\n') || undefined}
        tools={tools}
        menu={<CardMenu label={t('card.menu', { title })} items={items} />}
        loading={Boolean(loading)}
        refreshing={state.asking && !loading}
        className={className ?? ''}
      >
        {children}
      </Card>
      {showsTable && table && <DataTableDialog table={table} asOf={asOf} onClose={() => setShowsTable(false)} />}
    </>
  );
}
