import { printBands, type PrintColumn } from './print-bands.ts';

/**
 * A table on paper. One that is too wide for the page is printed across it, and if it is still too
 * wide, its columns follow in further tables with the same rows.
 */
export function PrintTable({ columns }: { columns: readonly PrintColumn[] }) {
  const { bands, isWide } = printBands(columns);
  const rowCount = columns[0]?.cells.length ?? 0;
  const hasFoot = columns.some(({ foot }) => foot !== undefined);
  return bands.map((band, index) => (
    <table
      // The index is a safe key, because columns do not change while printing.
      key={index}
      className={isWide ? 'print-band print-wide' : 'print-band'}
      style={{ width: `${String(band.width)}px` }}
    >
      <colgroup>
        {band.columns.map(({ column, width }) => (
          <col key={column.key} style={{ width: `${String((100 * width) / band.width)}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {band.columns.map(({ column }) => (
            <th key={column.key} scope="col" className={alignments[column.align]}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rowCount }, (_, row) => (
          <tr key={row}>
            {band.columns.map(({ column }) => (
              <td key={column.key} className={alignments[column.align]}>
                {column.cells[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasFoot && (
        <tfoot>
          <tr>
            {band.columns.map(({ column }) => (
              <td key={column.key} className={alignments[column.align]}>
                {column.foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  ));
}

const alignments = { LEFT: '', CENTER: 'print-center', RIGHT: 'print-right' } as const;
