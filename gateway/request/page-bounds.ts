import { GatewayError } from '../errors/gateway-error.ts';

/** A requested page, counted from 1. */
export interface PageBounds {
  page: number;
  pageSize: number;
}

/** Maximum rows in one page of a list. */
export const MAX_PAGE_SIZE = 100;
/** Keeps page × page size within a 32-bit integer, which the services count with. */
const MAX_PAGE = 1_000_000;
const MAX_SEARCH_LENGTH = 100;

/** The services' paging parameters. Throws when the page or page size is out of bounds. */
export function pageOf({ page, pageSize }: PageBounds): { pageNo: number; pageSize: number } {
  if (page < 1 || page > MAX_PAGE || pageSize < 1) throw new GatewayError('BAD_USER_INPUT');
  if (pageSize > MAX_PAGE_SIZE)
    throw new GatewayError('QUERY_TOO_COMPLEX', 'pageTooLarge', {
      name: 'pageSize',
      limit: MAX_PAGE_SIZE,
      value: pageSize,
    });
  return { pageNo: page, pageSize };
}

/** The search text, trimmed; empty when nothing is searched for. Throws when it is too long. */
export function searchTextOf(search: string | null | undefined): string {
  const text = (search ?? '').trim();
  if (text.length > MAX_SEARCH_LENGTH) throw new GatewayError('BAD_USER_INPUT');
  return text;
}
