import { useTranslation } from '../../language/useTranslation.ts';
import { Skeleton } from '../../feedback/Skeleton.tsx';
import { ShortTable } from '../ShortTable.tsx';
import type { TableColumn } from '../table-column.ts';
import type { ListColumn, ListView } from './list-view.ts';
import { SelectAllCheckbox } from './SelectAllCheckbox.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowOpener } from './RowOpener.tsx';

/** Stand for the rows while the first ones load. */
const placeholders = Array.from({ length: 8 }, (_, index) => index);

/** A list as a table. */
export function ListRows<Row>(view: ListView<Row>) {
  const { t } = useTranslation();
  const { label, columns, rows, rowKey, rowName, onOpen, openKey, selection, selecting } = view;
  if (rows === null) return <PlaceholderRows view={view} />;
  const boxes: TableColumn<Row> = {
    key: 'list-box',
    className: 'list-box',
    title: selecting.hasTickable && <SelectAllCheckbox selecting={selecting} />,
    cell: (row, index) =>
      selecting.canTick(index) && (
        <RowCheckbox
          index={index}
          label={t('rows.select', { 0: rowName(row) })}
          selecting={selecting}
        />
      ),
  };
  const cells = columns.map((column): TableColumn<Row> => ({
    ...tableColumn(column),
    cell: (row) =>
      column.opens === true ? (
        <>
          <RowOpener onOpen={onOpen && (() => onOpen(row))} isCurrent={openKey === rowKey(row)}>
            {column.cell(row)}
          </RowOpener>
          {column.note?.(row)}
        </>
      ) : (
        column.cell(row)
      ),
  }));
  return (
    <ShortTable
      label={label}
      columns={selection === undefined ? cells : [boxes, ...cells]}
      rows={rows}
      rowKey={rowKey}
      rowClassName={(row, index) =>
        selecting.isTicked(index) || (openKey != null && openKey === rowKey(row))
          ? 'list-lit'
          : undefined
      }
    />
  );
}

function PlaceholderRows<Row>({ view: { label, columns, selection } }: { view: ListView<Row> }) {
  const boxes: TableColumn<number> = {
    key: 'list-box',
    className: 'list-box',
    title: null,
    cell: () => <Skeleton width="1rem" height="1rem" />,
  };
  const cells = columns.map((column): TableColumn<number> => ({
    ...tableColumn(column),
    cell: () => <Skeleton width={column.wide === true ? '70%' : '4rem'} />,
  }));
  return (
    <ShortTable
      label={label}
      columns={selection === undefined ? cells : [boxes, ...cells]}
      rows={placeholders}
    />
  );
}

const tableColumn = <Row,>({ key, title, numeric = false, wide = false }: ListColumn<Row>) => ({
  key,
  title,
  numeric,
  ...(wide && { className: 'list-wide' }),
});
