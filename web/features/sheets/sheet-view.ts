import type { SheetStatus } from '../../generated/schema.ts';
import type { TabView } from '../../platform/workbench/TabContext.tsx';

/** How a sheet module is looked at, as its tab's address tells it: its list, one document of it, or a new one. */
export interface SheetView {
  /** Number of the document that is open; null for the list. */
  number: string | null;
  /** A new document is being written. */
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

export const pageSize = 30;
export const longestSearch = 100;

const documentNumber = /^[A-Za-z0-9_-]{1,64}$/u;
const mostPages = 100_000;
const newDocument = '*';

/** An address is somebody else's: what cannot be meant is passed over. */
export function readSheetView(view: TabView, opened: string | undefined): SheetView {
  const asked = view.doc ?? opened ?? '';
  const page = Number(view.page ?? '1');
  return {
    number: documentNumber.test(asked) ? asked : null,
    composing: asked === newDocument,
    status: sheetStatuses.find((one) => one === view.status) ?? null,
    search: (view.q ?? '').slice(0, longestSearch),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The same as an address carries it; `doc` stays empty for the list, because its opener may have named a document. */
export function writeSheetView({ number, composing, status, search, page }: SheetView): TabView {
  return {
    doc: composing ? newDocument : (number ?? ''),
    ...(status === null ? {} : { status }),
    ...(search === '' ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
