import { Pager } from '../../../design/table/Pager.tsx';
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
  if (totalCount <= pageSizes[0]) return null;
  return (
    <div className="detail-pager">
      <Pager
        label={label}
        {...view}
        totalCount={totalCount}
        busy={busy}
        onPage={(page) => onView({ ...view, page })}
        sizes={pageSizes}
        onPageSize={(pageSize) => onView({ page: 1, pageSize })}
      />
    </div>
  );
}
