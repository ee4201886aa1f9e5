import {
  Paginator,
  type PaginatorPageChangeEvent,
  type PaginatorTemplateOptions,
} from 'primereact/paginator';
import { useTranslation } from '../language/useTranslation.ts';
import { formatCount } from '../number/amount.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { PageButton, StepButton } from './pager/PageButton.tsx';
import './Pager.css';

interface PagerProps {
  /** Accessible name of the list that is paged. */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  busy?: boolean;
  onPage: (page: number) => void;
  /** The page sizes that can be chosen. Omitted: the page size is fixed. */
  sizes?: readonly number[];
  onPageSize?: (size: number) => void;
}

/** With at most so many pages, each has a button. */
const MAX_BUTTONS = 7;
/** With more pages, those around the current one have one, and the first and the last. */
const BUTTONS_AROUND_CURRENT = 3;
const layout =
  'CurrentPageReport RowsPerPageDropdown PrevPageLink FirstPageLink PageLinks LastPageLink NextPageLink';

/** The pages of a list, on PrimeReact: the total, the page size and buttons for the pages. */
export function Pager({
  label,
  page,
  pageSize,
  totalCount,
  busy = false,
  onPage,
  sizes,
  onPageSize,
}: PagerProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  // A page beyond the end counts as the one after the last, so that "previous" leads to the last.
  const current = Math.min(page, last + 1);
  const buttonCount = last <= MAX_BUTTONS ? last : BUTTONS_AROUND_CURRENT;
  const firstButton = Math.min(Math.max(current - 1, 1), last - buttonCount + 1);
  const lastButton = firstButton + buttonCount - 1;
  const change = ({ page: index }: PaginatorPageChangeEvent) => {
    if (!busy && index + 1 !== page) onPage(index + 1);
  };
  const template: PaginatorTemplateOptions = {
    layout,
    CurrentPageReport: () => (
      <span className="sr" role="status">
        {t('grid.page', { 0: page, 1: last })}
      </span>
    ),
    RowsPerPageDropdown: () =>
      sizes && <PageSize value={pageSize} sizes={sizes} onChange={onPageSize} />,
    PrevPageLink: ({ onClick }) => (
      <StepButton name={t('grid.previous')} icon="left" off={busy || page <= 1} onClick={onClick} />
    ),
    FirstPageLink: ({ onClick }) =>
      firstButton > 1 && (
        <>
          <PageButton number={1} current={page} onClick={onClick} />
          {firstButton > 2 && <Gap />}
        </>
      ),
    PageLinks: ({ page: index, onClick }) => (
      <PageButton
        number={index + 1}
        current={page}
        isNear={index > 0 && index + 1 < last}
        onClick={onClick}
      />
    ),
    LastPageLink: ({ onClick }) =>
      lastButton < last && (
        <>
          {lastButton < last - 1 && <Gap />}
          <PageButton number={last} current={page} onClick={onClick} />
        </>
      ),
    NextPageLink: ({ onClick }) => (
      <StepButton name={t('grid.next')} icon="right" off={busy || page >= last} onClick={onClick} />
    ),
  };
  return (
    <Paginator
      role="navigation"
      aria-label={t('grid.paging', { 0: label })}
      first={(current - 1) * pageSize}
      rows={pageSize}
      totalRecords={Math.max(totalCount, 1)}
      pageLinkSize={buttonCount}
      leftContent={t('grid.total', { 0: formatCount(totalCount).text })}
      template={template}
      onPageChange={change}
    />
  );
}

/** Stands for pages without a button. */
function Gap() {
  return (
    <span className="mute" aria-hidden="true">
      …
    </span>
  );
}

interface PageSizeProps {
  value: number;
  sizes: readonly number[];
  onChange: ((size: number) => void) | undefined;
}

/** The number of rows of a page. */
function PageSize({ value, sizes, onChange }: PageSizeProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      name={t('grid.pageSize')}
      className="pager-size"
      value={String(value)}
      options={sizes.map((size) => ({
        value: String(size),
        label: t('grid.pageSizeOf', { 0: size }),
      }))}
      onChange={(size) => onChange?.(Number(size))}
    />
  );
}
