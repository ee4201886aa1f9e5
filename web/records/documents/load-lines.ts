import type { Row } from '../fields/column.ts';

/** Asks for a page of the lines of a list that did not come with the document. */
export type LoadLines = (
  section: string,
  page: number,
  pageSize: number,
) => Promise<readonly Row[]>;
