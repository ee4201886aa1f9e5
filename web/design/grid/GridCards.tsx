import { useState } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { ListTable } from '../table/ListTable.tsx';
import type { ListColumn } from '../table/list-table/list-view.ts';
import type { GridProps } from './grid-props.ts';
import type { GridColumn } from './grid-column.ts';

/** Maximum facts on a card; the others are shown where the row is opened. */
const MAX_FACTS = 6;
/** How many cards are rendered at first and added per press of the button. */
const CARDS_PER_STEP = 100;

/** The rows as cards, for narrow screens. */
export function GridCards<Row>(props: GridProps<Row>) {
  const { t } = useTranslation();
  const {
    label,
    columns,
    rows,
    rowKey,
    rowName,
    onOpen,
    currentKey,
    selection,
    busy,
    keysEnabled,
  } = props;
  const [rendered, setRendered] = useState({ rows, count: CARDS_PER_STEP });
  const count = rendered.rows === rows ? rendered.count : CARDS_PER_STEP;
  const left = (rows?.length ?? 0) - count;
  return (
    <>
      <ListTable
        label={label}
        columns={cardColumns(columns)}
        rows={rows?.slice(0, count) ?? null}
        rowKey={rowKey}
        rowName={rowName}
        {...(onOpen && { onOpen })}
        openKey={currentKey ?? null}
        {...(selection && { selection })}
        {...(busy !== undefined && { busy })}
        {...(keysEnabled !== undefined && { keysEnabled })}
      />
      {left > 0 && (
        <button
          type="button"
          className="btn btn-t grid-further"
          onClick={() => setRendered({ rows, count: count + CARDS_PER_STEP })}
        >
          {t('grid.further', { 0: left })}
        </button>
      )}
    </>
  );
}

function cardColumns<Row>(columns: readonly GridColumn<Row>[]): readonly ListColumn<Row>[] {
  const facts = columns
    .filter(({ opens, onCard }) => opens !== true && onCard === undefined)
    .slice(0, MAX_FACTS);
  return columns.map((column) => ({
    key: column.name,
    title: column.title,
    cell: column.cell,
    ...(column.opens && { opens: true }),
    ...(column.onCard !== undefined
      ? { onCard: column.onCard }
      : !column.opens && !facts.includes(column) && { onCard: 'hidden' as const }),
  }));
}
