import type { SheetStatus } from '../../generated/schema.ts';
import { defineView, type ViewOf } from '../../platform/view-address/define-view.ts';
import { oneOf, optionalText, pageNumber, searchText } from '../../platform/view-address/fields.ts';
import type { ChangeViewOf } from '../../platform/view-address/useView.ts';

export const sheetStatuses: readonly SheetStatus[] = [
  'DRAFT',
  'IN_PROCESS',
  'RETURNED',
  'EFFECTIVE',
  'REJECTED',
];

export const PAGE_SIZE = 30;

/** What is open while a new document is being created. */
export const NEW_SHEET = '*';

/** The view of a sheet module: the list, one document, or a new one. */
export const sheetView = defineView({
  /** Number of the open document, or `NEW_SHEET`; null for the list. */
  open: optionalText({
    name: 'doc',
    valid: /^(?:\*|[A-Za-z0-9_-]{1,64})$/u,
    openedWith: 'sheetid',
  }),
  status: oneOf(sheetStatuses, null),
  search: searchText({ name: 'q' }),
  page: pageNumber,
});

export type SheetView = ViewOf<typeof sheetView>;
export type UpdateView = ChangeViewOf<SheetView>;
