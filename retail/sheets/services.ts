import type { ServiceTable } from '../server/service.ts';
import { answerSheet } from './answer.ts';
import { readDefinition } from './definition.ts';
import { requireSheet, saveSheet } from './save.ts';
import { searchSheets } from './search-sheets.ts';
import { contentAtLastStep } from './store.ts';

export const sheetServices: ServiceTable = {
  '/api/msc-sheet/{sheettype}/search': ({ sheettype, ...request }, context) =>
    searchSheets(sheettype, request, context),

  '/api/msc-sheet/{sheettype}/searchItem': ({ sheettype, sheetId }, context) => {
    readDefinition(context.db, sheettype);
    return answerSheet(requireSheet(sheettype, sheetId, context), context);
  },

  '/api/msc-sheet/{sheettype}/searchItemHistory': ({ sheettype, sheetId }, context) => {
    readDefinition(context.db, sheettype);
    const sheet = requireSheet(sheettype, sheetId, context);
    return answerSheet({ ...sheet, ...contentAtLastStep(context.db, sheet) }, context);
  },

  '/api/msc-sheet/{sheettype}/save': ({ sheettype, ...body }, context) =>
    saveSheet(sheettype, body, context),
};
