import { useTranslation } from 'react-i18next';
import { numberText } from '../metadata/number-text.ts';
import { cellClass, type LaidColumn } from './detail-columns.ts';

interface DetailSumsProps {
  columns: readonly LaidColumn[];
  sums: Readonly<Record<string, string>>;
  hasRemoving: boolean;
}

/** The sums over all lines of the list, those on other pages among them. */
export function DetailSums({ columns, sums, hasRemoving }: DetailSumsProps) {
  const { t } = useTranslation();
  if (Object.keys(sums).length === 0) return null;
  const titleStandsFirst = columns[0] !== undefined && columns[0].column.name in sums;
  return (
    <tfoot>
      <tr>
        <td className="detail-frozen">{titleStandsFirst && t('sheet.sums')}</td>
        {columns.map((laid, at) => {
          const { name } = laid.column;
          const sum = sums[name];
          const text = sum === undefined ? at === 0 && t('sheet.sums') : numberText(name, sum);
          return (
            <td key={name} className={cellClass(laid)}>
              {text}
            </td>
          );
        })}
        {hasRemoving && <td />}
      </tr>
    </tfoot>
  );
}
