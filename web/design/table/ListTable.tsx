import { useRef } from 'react';
import { ListCards } from './list-table/ListCards.tsx';
import { ListRows } from './list-table/ListRows.tsx';
import type { ListTableProps } from './list-table/list-view.ts';
import { useRowKeys } from './list-table/useRowKeys.ts';
import { useRowSelection } from './list-table/useRowSelection.ts';
import { NARROW_SCREEN, useMediaQuery } from '../theme/useMediaQuery.ts';
import './ListTable.css';

/**
 * A page of rows that can be opened and ticked. Arrows, J and K move between rows, Enter opens, X
 * ticks; a click with Shift ticks a range. Up to 45em each row is a card.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, rows, busy = false, keysEnabled = true } = props;
  const narrow = useMediaQuery(NARROW_SCREEN);
  const container = useRef<HTMLDivElement>(null);
  const selecting = useRowSelection(props);
  useRowKeys(container, keysEnabled, (index) => selecting.toggle(index, false));
  const view = { ...props, selecting };
  return (
    <div
      ref={container}
      className={narrow ? 'list-table list-table-narrow' : 'list-table'}
      role="region"
      aria-label={label}
      aria-busy={busy || rows === null}
      tabIndex={0}
    >
      {narrow ? <ListCards {...view} /> : <ListRows {...view} />}
    </div>
  );
}
