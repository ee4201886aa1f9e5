import type { SheetDetails_SheetFragment } from './SheetDetails.gen.ts';
import type { SheetForm_FormFragment } from './SheetForm.gen.ts';
import type { SheetHeader_SheetFragment } from './SheetHeader.gen.ts';

/** A document, as selected by the fragments `SheetHeader_sheet` and `SheetDetails_sheet`. */
export type SheetContent = SheetHeader_SheetFragment & SheetDetails_SheetFragment;

export type SheetForm = SheetForm_FormFragment;
export type DetailForm = SheetForm['details'][number];
export type SheetChange = NonNullable<SheetDetails_SheetFragment['changes']>[number];

/**
 * An empty document that does not exist on the server yet: the form of a module, without number and
 * lines.
 */
export function newSheet(form: SheetForm): SheetContent {
  const details = form.details.map(({ section }) => ({
    section,
    totalCount: 0,
    rows: [],
    sums: {},
  }));
  return {
    id: '',
    moduleCode: form.moduleCode,
    number: '',
    version: 0,
    form,
    header: {},
    details,
    changes: null,
  };
}

/** The loaded lines of a detail list; empty if the document does not have the list. */
export function detailOf(sheet: SheetContent, section: string): SheetContent['details'][number] {
  const found = sheet.details.find((detail) => detail.section === section);
  return found ?? { section, totalCount: 0, rows: [], sums: {} };
}

/** The columns of a detail list; empty if the document does not have the list. */
export function detailForm(sheet: SheetContent, section: string): DetailForm {
  const found = sheet.form.details.find((detail) => detail.section === section);
  return found ?? { section, title: section, i18nCode: null, columns: [] };
}
