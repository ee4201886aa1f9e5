import { useTranslation } from 'react-i18next';
import { DataGridPager } from '../../../design/table/DataGridPager.tsx';
import { type DetailView, pageSizes } from '../detail-view.ts';

interface DetailPagerProps {
  label: string;
  view: DetailView;
  totalCount: number;
  busy: boolean;
  onView: (view: DetailView) => void;
}

/** Page navigation and page size. Hidden if the list fits on the smallest page. */
export function DetailPager({ label, view, totalCount, busy, onView }: DetailPagerProps) {
  const { t } = useTranslation();
  if (totalCount <= pageSizes[0]) return null;
  return (
    <div className="detail-pager">
      <DataGridPager
        label={label}
        {...view}
        totalCount={totalCount}
        busy={busy}
        onPage={(page) => onView({ ...view, page })}
      />
      <div className="in detail-page-size">
        <select
          aria-label={t('sheet.pageSize')}
          value={view.pageSize}
          onChange={({ target }) => onView({ page: 1, pageSize: Number(target.value) })}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {t('sheet.pageSizeOf', { 0: String(size) })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
