import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatDay, formatShortDay } from '../../../../design/number/format-day.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { Card } from '../../../../design/card/Card.tsx';
import { CardMenu } from '../../../../design/card/CardMenu.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { useCardPage } from '../../PageContext.tsx';
import type { CardFrameProps } from './card-frame-props.ts';
import { useCardMenu } from './useCardMenu.ts';
import { useDefinition } from './useDefinition.ts';
import { useFilterCoverage } from '../filtering/useFilterCoverage.ts';
import './CardFrame.css';

const DataTableDialog = lazy(async () => ({
  default: (await import('../../../../design/charts/DataTableDialog.tsx')).DataTableDialog,
}));
const FullCard = lazy(async () => ({ default: (await import('./FullCard.tsx')).FullCard }));

/**
 * The frame of every card. It shows the definition of the figures, the day of the data (also in the
 * head if it differs from the page's), and the menu with the actions that all cards have.
 */
export function CardFrame(props: CardFrameProps) {
  const {
    card,
    title,
    state,
    tools,
    table,
    filterNotes = [],
    loading = false,
    flat = false,
    className = '',
    children,
  } = props;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const page = useCardPage();
  const [showsTable, setShowsTable] = useState(false);
  /**
   * The height of the content before it moved to the full screen. Null while the content is in the
   * card.
   */
  const [contentHeight, setContentHeight] = useState<number | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const definition = useDefinition(card);
  const { isUntouched } = useFilterCoverage();
  const asOf = table ? t('card.asOf', { date: formatDay(table.asOf, locale) }) : '';
  const showFull = () => setContentHeight(content.current?.offsetHeight ?? 0);
  const groups = useCardMenu({
    ...props,
    definition,
    asOf,
    onTable: () => setShowsTable(true),
    onFull: showFull,
  });
  const notes = [asOf, ...filterNotes.map(({ label, value }) => `${label} ${value}`)];
  return (
    <>
      <Card
        title={title}
        contentRef={content}
        definition={[definition, asOf].filter(Boolean).join('\n') || undefined}
        tools={
          <FrameTools
            table={flat ? undefined : table}
            asOf={asOf}
            isUntouched={isUntouched && !flat}
          >
            {tools}
            {props.expandable && table && <FullScreenButton title={title} onClick={showFull} />}
          </FrameTools>
        }
        menu={<CardMenu label={t('card.menu', { title })} groups={groups} />}
        loading={loading}
        refreshing={state.isLoading && !loading}
        flat={flat}
        className={className}
      >
        {contentHeight === null ? children : <div style={{ height: contentHeight }} />}
      </Card>
      <Suspense>
        {showsTable && table && (
          <DataTableDialog table={table} asOf={asOf} onClose={() => setShowsTable(false)} />
        )}
        {contentHeight !== null && (
          <FullCard
            title={title}
            notes={notes.filter(Boolean)}
            tools={tools}
            className={className}
            table={table}
            isSmall={props.chart === undefined && page.traits.isSmall === true}
            onClose={() => setContentHeight(null)}
          >
            {children}
          </FullCard>
        )}
      </Suspense>
    </>
  );
}

interface FrameToolsProps {
  table: DataTable | undefined;
  /** The day of the data, as a sentence. */
  asOf: string;
  /** Filters are set on the page, but this card follows none of them. */
  isUntouched: boolean;
  children: ReactNode;
}

/** The notes in the head of a card, followed by its tools. */
function FrameTools({ table, asOf, isUntouched, children }: FrameToolsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const page = useCardPage();
  return (
    <>
      {isUntouched && (
        <span className="card-untouched" title={t('filter.untouched')}>
          <Icon name="sliders" size="small" />
          <span>{t('filter.untouched.short')}</span>
        </span>
      )}
      {table && table.asOf !== page.asOf && (
        <span className="card-day" title={asOf}>
          <span aria-hidden="true">{formatShortDay(table.asOf, locale)}</span>
          <span className="sr">{asOf}</span>
        </span>
      )}
      {children}
    </>
  );
}

function FullScreenButton({ title, onClick }: { title: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      kind="icon"
      aria-label={`${title} ${t('card.menu.full')}`}
      title={t('card.menu.full')}
      onClick={onClick}
    >
      <Icon name="full" />
    </Button>
  );
}
