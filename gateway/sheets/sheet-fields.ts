import { requireSignedIn } from '../request/require-signed-in.ts';
import type { SignedIn } from '../request/context.ts';
import { amountOf } from '../values/decimal.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type {
  SheetDetailResolvers,
  SheetHeader,
  SheetPageResolvers,
  SheetResolvers,
} from '../generated/resolvers.ts';
import {
  listIdentity,
  readConnection,
  type Connection,
  type ConnectionBounds,
} from '../request/connection.ts';
import { globalId } from '../request/ids.ts';
import { moneyOf } from '../request/money.ts';
import { timeOf } from '../values/newest-rows.ts';
import { personOrNull } from '../values/person.ts';
import { codeOf, countOf } from '../values/rows.ts';
import { changesOf } from './sheet-changes.ts';
import { formOf, loadSheetParts, stepOf, stepOfApproval } from './sheet-form.ts';
import { detailsOf, pageOfLines, sumsOf } from './lines.ts';
import { findFormerSheet, findSheet, listSheets, STATUSES, type SheetSearch } from './rest.ts';
import { headerOf, wholeOf, type SheetModel, type SheetPageModel, type SheetRow } from './sheet.ts';

export const sheetFields = {
  id: ({ moduleCode, row }) => globalId('Sheet', moduleCode, codeOf(row.sheetid)),
  moduleCode: ({ moduleCode }) => moduleCode,
  number: ({ row }) => codeOf(row.sheetid),
  documentType: async (sheet) =>
    codeOf(sheet.row.sheettype) || codeOf((await wholeOf(sheet)).row.sheettype),
  status: ({ row }) => STATUSES.get(codeOf(row.status)) ?? 'UNKNOWN',
  creator: ({ row }) => personOrNull(row.creatorname, row.creator),
  creatorName: ({ row }) => codeOf(row.creatorname) || codeOf(row.creator) || null,
  createdAt: ({ row }, _args, context) => timeOf(row.createtime, requireSignedIn(context).timeZone),
  version: async (sheet) => countOf((await wholeOf(sheet)).row.version) ?? 0,
  total: ({ row }, _args, context) => moneyOf(row.amount, requireSignedIn(context).account),
  amount: ({ row }) => amountOf(row.amount),
  form: async (listed, _args, context) => {
    const sheet = await wholeOf(listed);
    const signedIn = requireSignedIn(context);
    const parts = await loadSheetParts(signedIn, sheet.moduleCode, await stepOf(sheet, signedIn));
    // Cannot happen: the document was loaded through its module just before.
    if (parts === null) throw new GatewayError('NOT_FOUND');
    return formOf(parts, context.locale);
  },
  header: ({ row }) => headerOf(row),
  details: async (sheet, _args, context) =>
    detailsOf(await wholeOf(sheet), requireSignedIn(context)),
  changes: async (sheet, _args, context) =>
    changesOf(await wholeOf(sheet), requireSignedIn(context)),
} satisfies SheetResolvers;

export const sheetDetailFields = {
  totalCount: ({ lines }) => lines.length,
  rows: (detail, bounds) => pageOfLines(detail, bounds),
  sums: (detail, _args, context) => sumsOf(detail, requireSignedIn(context)),
} satisfies SheetDetailResolvers;

/** A page of documents; null for a module without documents. */
export async function sheetPage(
  signedIn: SignedIn,
  { moduleCode, ...search }: SheetSearch & { moduleCode: string },
): Promise<SheetPageModel | null> {
  const { retail, loaders } = signedIn;
  const module = await loaders.moduleConfig.load(moduleCode);
  if (module?.sheetPrefix == null || module.searchPath === null) return null;
  const { totalCount, rows } = await listSheets(retail, module.searchPath, search);
  return { totalCount, sheets: rows.map((row) => listedSheet(row, moduleCode, signedIn)) };
}

/** The documents of a module with cursors; null for a module without documents. */
export async function sheetConnection(
  signedIn: SignedIn,
  {
    first,
    after,
    ...search
  }: ConnectionBounds & Omit<SheetSearch, 'page' | 'pageSize'> & { moduleCode: string },
): Promise<Connection<SheetModel> | null> {
  const module = await signedIn.loaders.moduleConfig.load(search.moduleCode);
  if (module?.sheetPrefix == null || module.searchPath === null) return null;
  const identity = listIdentity('sheets', search, signedIn);
  return readConnection({ first, after }, identity, async (bounds) => {
    const page = await sheetPage(signedIn, { ...search, ...bounds });
    return { totalCount: page?.totalCount ?? 0, nodes: page?.sheets ?? [] };
  });
}

function listedSheet(row: SheetRow, moduleCode: string, signedIn: SignedIn): SheetModel {
  const key = { moduleCode, number: codeOf(row.sheetid), taskCode: null, step: undefined };
  return {
    ...{ moduleCode, row, taskCode: null, step: undefined },
    async whole() {
      const sheet = await findSheet(signedIn, key);
      if (sheet === null) throw new GatewayError('NOT_FOUND');
      return sheet;
    },
  };
}

export const sheetPageFields = {
  nodes: ({ sheets }, _args, context) =>
    sheets.map(({ row, moduleCode }) =>
      sheetHeader(row, moduleCode, requireSignedIn(context).timeZone),
    ),
} satisfies SheetPageResolvers;

function sheetHeader(row: SheetRow, moduleCode: string, timeZone: string): SheetHeader {
  return {
    id: globalId('SheetHeader', moduleCode, codeOf(row.sheetid)),
    number: codeOf(row.sheetid),
    status: STATUSES.get(codeOf(row.status)) ?? 'UNKNOWN',
    amount: amountOf(row.amount),
    creatorName: codeOf(row.creatorname) || codeOf(row.creator) || null,
    createdAt: timeOf(row.createtime, timeZone),
    header: headerOf(row),
  };
}

/**
 * Loads a document by number. Its step is known only afterwards, so the columns for documents
 * without a step are loaded ahead, at the same time.
 */
export async function sheetByNumber(
  { moduleCode, number }: { moduleCode: string; number: string },
  ahead: { form: boolean; changes: boolean },
  signedIn: SignedIn,
): Promise<SheetModel | null> {
  const key = { moduleCode, number, taskCode: null, step: undefined };
  if (ahead.form) signedIn.loaders.sheetColumns.load({ moduleCode, step: null }).catch(() => null);
  if (ahead.changes) void findFormerSheet(signedIn, key).catch(() => null);
  return findSheet(signedIn, key);
}

interface ApprovalRow {
  bizKey: string;
  moduleCode?: string | null;
  taskId?: string | null;
  activityId?: string | null;
  activityName?: string | null;
}

/** Parts of the document that the query selects and that are loaded ahead. */
export interface PreloadOptions {
  changes: boolean;
  options: boolean;
}

/**
 * Loads the document of an approval as its step sees it. Selected parts are loaded at the same
 * time. Null when its module has no documents.
 */
export async function sheetOfApproval(
  row: ApprovalRow,
  ahead: PreloadOptions,
  signedIn: SignedIn,
): Promise<SheetModel | null> {
  const [moduleCode, number, step] = [
    codeOf(row.moduleCode),
    codeOf(row.bizKey),
    stepOfApproval(row),
  ];
  if (moduleCode === '' || number === '') return null;
  const { sheetColumns, preloadOptions: askOptions } = signedIn.loaders;
  const key = { moduleCode, number, taskCode: codeOf(row.taskId) || null, step };
  void sheetColumns
    .load({ moduleCode, step })
    .then(ahead.options ? askOptions : undefined, () => null);
  if (ahead.changes) void findFormerSheet(signedIn, key).catch(() => null);
  return findSheet(signedIn, key);
}
