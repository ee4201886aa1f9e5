import type { SearchRequest } from '../database/search.ts';
import type { ServiceTable } from '../server/service.ts';
import { answerSheet } from './answer.ts';
import { readDefinition } from './definition.ts';
import { requireSheet, saveSheet } from './save.ts';
import { searchSheets } from './search-sheets.ts';
import { contentAtLastStep } from './store.ts';

export const sheetServices: ServiceTable = {
  '/api/msc-sheet/{sheettype}/search': ({ sheettype, ...request }, context) =>
    searchSheets(String(sheettype), request as unknown as SearchRequest, context),

  '/api/msc-sheet/{sheettype}/searchItem': ({ sheettype, sheetId }, context) => {
    readDefinition(context.db, String(sheettype));
    return answerSheet(requireSheet(String(sheettype), String(sheetId), context), context);
  },

  '/api/msc-sheet/{sheettype}/searchItemHistory': ({ sheettype, sheetId }, context) => {
    readDefinition(context.db, String(sheettype));
    const sheet = requireSheet(String(sheettype), String(sheetId), context);
    return answerSheet({ ...sheet, ...contentAtLastStep(context.db, sheet) }, context);
  },

  '/api/msc-sheet/{sheettype}/save': ({ sheettype, ...body }, context) => saveSheet(String(sheettype), body, context),
};
