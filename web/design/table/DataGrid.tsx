import './DataGrid.css';

export interface DataGridColumn {
  key: string;
  title: string;
  /** Right-aligned, so that digits align. */
  numeric: boolean;
}

interface DataGridProps {
  /** Accessible name of the table and of its scrolling region. */
  label: string;
  columns: readonly DataGridColumn[];
  /** Formatted texts, in the order of the columns. */
  rows: readonly (readonly string[])[];
  /** Other rows are loading: the current ones stay, dimmed. */
  busy?: boolean;
}

/** A page of rows as a plain table. It scrolls in its own box; its head stays in view. */
export function DataGrid({ label, columns, rows, busy = false }: DataGridProps) {
  return (
    <div className="data-grid" role="region" aria-label={label} aria-busy={busy} tabIndex={0}>
      <table>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, numeric }) => (
              <th key={key} scope="col" className={numeric ? 'num' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {columns.map(({ key, numeric }, index) => (
                <td key={key} className={numeric ? 'num' : undefined}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
