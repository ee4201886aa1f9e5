import { GatewayError } from '../errors/errors.ts';
import { MOST_OF_A_PAGE } from '../http/page-limit.ts';

export interface PageBounds {
  page: number;
  pageSize: number;
}

/** So that page and page size together stay a number that services can count with. */
const LAST_PAGE = 1_000_000;
const LONGEST_SEARCH = 100;

/** A page as the services ask for it; beyond the bounds there is no page. */
export function pageOf({ page, pageSize }: PageBounds): { pageNo: number; pageSize: number } {
  if (page < 1 || page > LAST_PAGE || pageSize < 1) throw new GatewayError('BAD_USER_INPUT');
  if (pageSize > MOST_OF_A_PAGE)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', { name: 'pageSize', limit: MOST_OF_A_PAGE, value: pageSize });
  return { pageNo: page, pageSize };
}

/** What somebody searches for, trimmed; empty for nothing. */
export function searchTextOf(search: string | null | undefined): string {
  const text = (search ?? '').trim();
  if (text.length > LONGEST_SEARCH) throw new GatewayError('BAD_USER_INPUT');
  return text;
}
