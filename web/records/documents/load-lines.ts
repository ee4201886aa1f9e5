import type { Row } from '../fields/column.ts';

/**
 * Loads a page of lines of a detail list that did not come with the document. Rejects if they
 * cannot be loaded.
 */
export type LoadLines = (
  section: string,
  page: number,
  pageSize: number,
) => Promise<readonly Row[]>;
