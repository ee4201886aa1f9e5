import { useTranslation } from 'react-i18next';
import { formatCount } from '../number/amount.ts';
import { Icon } from '../icons/Icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import './GridPager.css';

interface GridPagerProps {
  /** Accessible name of the list that is paged. */
  label: string;
  page: number;
  pageSize: number;
  sizes: readonly number[];
  totalCount: number;
  busy?: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** The total, the page size and buttons for the pages. */
export function GridPager({
  label,
  page,
  pageSize,
  sizes,
  totalCount,
  busy = false,
  onPage,
  onPageSize,
}: GridPagerProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  const step = (name: string, icon: string, target: number) => {
    const off = busy || target < 1 || target > last;
    return (
      <button
        type="button"
        className="grid-page"
        aria-label={name}
        title={name}
        // It stays at the first and last page, so that it keeps the focus.
        aria-disabled={off}
        onClick={() => {
          if (!off) onPage(target);
        }}
      >
        <Icon name={icon} size="small" />
      </button>
    );
  };
  return (
    <nav className="grid-pager" aria-label={t('grid.paging', { 0: label })}>
      <span className="mute">{t('grid.total', { 0: formatCount(totalCount).text })}</span>
      <span className="sr" role="status">
        {t('grid.page', { 0: page, 1: last })}
      </span>
      <span className="grow" />
      <span className="grid-size">
        <select
          aria-label={t('grid.pageSize')}
          value={pageSize}
          onChange={({ target }) => onPageSize(Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('grid.pageSizeOf', { 0: size })}
            </option>
          ))}
        </select>
        <Icon name="down" size="small" />
      </span>
      {step(t('grid.previous'), 'left', Math.min(page - 1, last))}
      {pageNumbers(page, last).map((number, index) =>
        number === null ? (
          <span key={`gap-${String(index)}`} className="mute" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={
              number === 1 || number === last || number === page
                ? 'grid-page'
                : 'grid-page grid-page-near'
            }
            aria-label={t('grid.toPage', { 0: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => {
              if (!busy && number !== page) onPage(number);
            }}
          >
            {number}
          </button>
        ),
      )}
      {step(t('grid.next'), 'right', page + 1)}
    </nav>
  );
}
