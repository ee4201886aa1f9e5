import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { keysOfId } from '../request/ids.ts';
import { isSelected } from '../request/selected-fields.ts';
import { formOf, loadSheetParts } from './sheet-form.ts';
import { saveSheet } from './save-sheet.ts';
import {
  sheetDetailFields,
  sheetByNumber,
  sheetFields,
  sheetOfApproval,
  sheetConnection,
  sheetPage,
  sheetPageFields,
} from './sheet-fields.ts';

/** Resolvers of business documents: their forms, contents and saving. */
export const sheetResolvers = {
  Mutation: {
    sheetSave: (_root, { input }, context) => saveSheet(input, context),
  },
  Viewer: {
    sheets: (_viewer, search, context) => sheetPage(requireSignedIn(context), search),
    sheetConnection: (_viewer, search, context) =>
      sheetConnection(requireSignedIn(context), search),
    sheet: (_viewer, key, context, info) => {
      const ahead = {
        form: isSelected(info, ['form', 'header']),
        changes: isSelected(info, ['changes']),
      };
      return sheetByNumber(key, ahead, requireSignedIn(context));
    },
    sheetForm: async (_viewer, { moduleCode }, context) => {
      const parts = await loadSheetParts(requireSignedIn(context), moduleCode, null);
      return parts === null ? null : formOf(parts, context.locale);
    },
  },
  Sheet: {
    ...sheetFields,
    __resolveReference: ({ id }, context) => {
      const [moduleCode = '', number = ''] = keysOfId('Sheet', id) ?? [];
      if (moduleCode === '' || number === '') return null;
      const ahead = { form: false, changes: false };
      return sheetByNumber({ moduleCode, number }, ahead, requireSignedIn(context));
    },
  },
  SheetPage: sheetPageFields,
  SheetDetail: sheetDetailFields,
  Approval: {
    sheet: ({ row }, _args, context, info) => {
      const ahead = {
        changes: isSelected(info, ['changes']),
        options: isSelected(info, ['form', 'header', 'options']),
      };
      return sheetOfApproval(row, ahead, requireSignedIn(context));
    },
  },
} satisfies Resolvers;
