import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { formatCount } from '../number/amount.ts';
import { Icon } from '../icons/Icon.tsx';
import './DataGridPager.css';

interface DataGridPagerProps {
  /** Accessible name of the table that is paged. */
  label: string;
  page: number;
  pageSize: number;
  totalCount: number;
  busy?: boolean;
  onPage: (page: number) => void;
}

/** The total, the current page and buttons for the previous and the next page. */
export function DataGridPager({
  label,
  page,
  pageSize,
  totalCount,
  busy = false,
  onPage,
}: DataGridPagerProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  const step = (name: string, icon: string, target: number) => {
    const off = busy || target < 1 || target > last;
    return (
      <Button
        kind="icon"
        aria-label={name}
        title={name}
        // It stays at the first and last page, so that it keeps the focus.
        aria-disabled={off}
        onClick={() => {
          if (!off) onPage(target);
        }}
      >
        <Icon name={icon} />
      </Button>
    );
  };
  return (
    <nav className="data-grid-pager" aria-label={t('grid.paging', { 0: label })}>
      <span>{t('grid.total', { 0: formatCount(totalCount).text })}</span>
      <span className="grow" />
      {step(t('grid.previous'), 'left', Math.min(page - 1, last))}
      <span role="status">{t('grid.page', { 0: page, 1: last })}</span>
      {step(t('grid.next'), 'right', page + 1)}
    </nav>
  );
}
