/** Page and page size of a detail list. */
export interface DetailView {
  page: number;
  pageSize: number;
}

/** The page sizes that the user can choose. */
export const pageSizes = [30, 50, 100, 200, 300, 500, 1000] as const;

export const initialView: DetailView = { page: 1, pageSize: 1000 };

/** The number of the last page, at least 1. */
export const lastPage = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

/** The page (from 1) of the line with this index (from 0) in the list. */
export const pageOf = (index: number, pageSize: number): number => Math.floor(index / pageSize) + 1;
