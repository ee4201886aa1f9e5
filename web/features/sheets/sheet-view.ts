import type { SheetStatus } from '../../generated/schema.ts';
import type { TabView } from '../../platform/workbench/TabContext.tsx';

/**
 * The state of a sheet module as stored in the address of its tab: the list, one document, or a new
 * one.
 */
export interface SheetView {
  /** Number of the open document; null for the list. */
  number: string | null;
  /** A new document is being created. */
  composing: boolean;
  status: SheetStatus | null;
  search: string;
  page: number;
}

export const sheetStatuses: readonly SheetStatus[] = [
  'DRAFT',
  'IN_PROCESS',
  'RETURNED',
  'EFFECTIVE',
  'REJECTED',
];

export const PAGE_SIZE = 30;
export const MAX_SEARCH_LENGTH = 100;

const numberPattern = /^[A-Za-z0-9_-]{1,64}$/u;
const MAX_PAGE = 100_000;
const NEW_DOCUMENT = '*';

/**
 * Reads the state from the address. It may have been edited by hand, so invalid values are ignored.
 * `opened` is the document named by the screen's parameters.
 */
export function readSheetView(view: TabView, opened: string | undefined): SheetView {
  const requested = view.doc ?? opened ?? '';
  const page = Number(view.page ?? '1');
  return {
    number: numberPattern.test(requested) ? requested : null,
    composing: requested === NEW_DOCUMENT,
    status: sheetStatuses.find((status) => status === view.status) ?? null,
    search: (view.q ?? '').slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/**
 * Returns the address parameters for this state. `doc` is written even if it is empty, because the
 * screen's parameters may name a document.
 */
export function writeSheetView({ number, composing, status, search, page }: SheetView): TabView {
  return {
    doc: composing ? NEW_DOCUMENT : (number ?? ''),
    ...(status === null ? {} : { status }),
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
