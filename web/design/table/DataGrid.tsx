import './DataGrid.css';

export interface DataGridColumn {
  key: string;
  title: string;
  /** Its cells and its head stand at the right edge, so that digits stand below digits. */
  numeric: boolean;
}

interface DataGridProps {
  /** Name of the table for screen readers, and of the region in which it scrolls. */
  label: string;
  columns: readonly DataGridColumn[];
  /** Texts as they are shown, in the order of the columns. */
  rows: readonly (readonly string[])[];
  /** Other rows are on their way: these stay, dimmed. */
  busy?: boolean;
}

/** A page of rows as a plain table. It scrolls in a box of its own, its head stays in sight. */
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
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map(({ key, numeric }, place) => (
                <td key={key} className={numeric ? 'num' : undefined}>
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
