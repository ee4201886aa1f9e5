import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import type { ListColumn, ListView } from './list-view.ts';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowOpener } from './RowOpener.tsx';

/** Number of placeholder rows. */
const PLACEHOLDER_ROWS = 8;

/** A list as a table. */
export function ListRows<Row>(view: ListView<Row>) {
  const { label, columns, rows, selection, selecting } = view;
  return (
    <table>
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          {selection !== undefined &&
            (selecting.hasTickable ? (
              <th className="list-box">
                <SelectAllCheckbox selecting={selecting} />
              </th>
            ) : (
              <td className="list-box list-head" />
            ))}
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows === null
          ? Array.from({ length: PLACEHOLDER_ROWS }, (_, index) => (
              <PlaceholderRow key={index} view={view} />
            ))
          : rows.map((row, index) => (
              <ListRow key={view.rowKey(row)} view={view} row={row} index={index} />
            ))}
      </tbody>
    </table>
  );
}

function ListRow<Row>({ view, row, index }: { view: ListView<Row>; row: Row; index: number }) {
  const { t } = useTranslation();
  const { columns, rowKey, rowName, onOpen, openKey, selection, selecting } = view;
  const isHighlighted = selecting.isTicked(index) || (openKey != null && openKey === rowKey(row));
  return (
    <tr data-row className={isHighlighted ? 'list-lit' : undefined}>
      {selection !== undefined && (
        <td className="list-box">
          {selecting.canTick(index) && (
            <RowCheckbox
              index={index}
              label={t('rows.select', { 0: rowName(row) })}
              selecting={selecting}
            />
          )}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.opens ? (
            <RowOpener onOpen={onOpen && (() => onOpen(row))}>{column.cell(row)}</RowOpener>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function PlaceholderRow<Row>({ view: { columns, selection } }: { view: ListView<Row> }) {
  return (
    <tr>
      {selection !== undefined && (
        <td className="list-box">
          <Skeleton width="1rem" height="1rem" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={classOf(column)}>
          <Skeleton width={column.wide ? '70%' : '4rem'} />
        </td>
      ))}
    </tr>
  );
}

function classOf<Row>({ numeric, wide }: ListColumn<Row>): string | undefined {
  return [numeric && 'num', wide && 'list-wide'].filter(Boolean).join(' ') || undefined;
}
