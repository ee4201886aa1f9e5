import type { SheetDetails_SheetFragment } from './SheetDetails.gen.ts';
import type { SheetForm_FormFragment } from './SheetForm.gen.ts';
import type { SheetHeader_SheetFragment } from './SheetHeader.gen.ts';

/** A document as the fragments `SheetHeader_sheet` and `SheetDetails_sheet` bring it. */
export type SheetContent = SheetHeader_SheetFragment & SheetDetails_SheetFragment;

export type SheetForm = SheetForm_FormFragment;
export type DetailForm = SheetForm['details'][number];
export type SheetChange = NonNullable<SheetDetails_SheetFragment['changes']>[number];

/** A document that is not yet one: of a module's form, without a number and without lines. */
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

/** The lines of a list that came with a document. */
export function detailOf(sheet: SheetContent, section: string): SheetContent['details'][number] {
  const found = sheet.details.find((detail) => detail.section === section);
  return found ?? { section, totalCount: 0, rows: [], sums: {} };
}

/** What the lines of a list consist of. */
export function detailForm(sheet: SheetContent, section: string): DetailForm {
  const found = sheet.form.details.find((detail) => detail.section === section);
  return found ?? { section, title: section, i18nCode: null, columns: [] };
}
