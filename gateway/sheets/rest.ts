import { nullIfNotAvailable, nullIfNotPermitted } from '../errors/refusals.ts';
import type { SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import type { SheetStatus } from '../generated/resolvers.ts';
import { pageOf, searchTextOf, type PageBounds } from '../request/page-bounds.ts';
import { codeOf, field } from '../values/rows.ts';
import { totalOf } from '../values/total-of.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import type { Module, SheetModel, SheetRow, Step } from './sheet.ts';

/** Statuses by the services' code. */
export const STATUSES: ReadonlyMap<string, SheetStatus> = new Map<string, SheetStatus>([
  ['0', 'DRAFT'],
  ['1', 'IN_PROCESS'],
  ['2', 'EFFECTIVE'],
  ['3', 'REJECTED'],
  ['4', 'RETURNED'],
]);

export interface SheetSearch extends PageBounds {
  search?: string | null | undefined;
  status?: SheetStatus | null | undefined;
}

/** Lists the documents of a module. Rows without a number cannot be opened and are left out. */
export async function listSheets(
  retail: RetailClient,
  path: string,
  { search, status, ...bounds }: SheetSearch,
) {
  const text = searchTextOf(search);
  const condition = [
    ...(text === ''
      ? []
      : [{ field: 'sheetid', operation: 'like', value: `%${text.replaceAll('%', '_')}%` }]),
    ...(status == null ? [] : [{ field: 'status', operation: 'eq', value: statusName(status) }]),
  ];
  const page = pageOf(bounds);
  const data = await retail.callPath<unknown>('sheet', path, {
    ...page,
    condition,
    orderBy: 'createtime desc',
  });
  const rows = rowsOf<SheetRow>('sheet', field(data, 'pageData'));
  return { totalCount: totalOf(data, rows.length, page), rows: rows.filter(isSheet) };
}

function statusName(status: SheetStatus): string {
  const [name] = [...STATUSES].find(([, known]) => known === status) ?? [];
  if (name === undefined) throw new GatewayError('BAD_USER_INPUT');
  return name;
}

/** Identifies a document, and the approval in which it is viewed. */
export interface SheetKey {
  moduleCode: string;
  number: string;
  taskCode: string | null;
  step: Step | null | undefined;
}

/**
 * A document; null when the module has no documents, or none of this number that the account may
 * see.
 */
export async function findSheet(
  { retail, loaders }: SignedIn,
  key: SheetKey,
): Promise<SheetModel | null> {
  const module = await loaders.moduleConfig.load(key.moduleCode).catch(nullIfNotPermitted);
  if (module?.sheetPrefix == null) return null;
  const row = await retail
    .callPath<SheetRow | null>('sheet', `${module.sheetPrefix}/searchItem`, bodyOf(key))
    .catch(nullIfNotAvailable);
  const { moduleCode, taskCode, step } = key;
  return row !== null && isSheet(row) ? { moduleCode, row, taskCode, step } : null;
}

/** The document as it was at the last step; null when the services do not keep it. */
export async function findFormerSheet(
  { retail, loaders }: SignedIn,
  key: Pick<SheetKey, 'moduleCode' | 'number' | 'taskCode'>,
): Promise<SheetRow | null> {
  const module = await loaders.moduleConfig.load(key.moduleCode).catch(nullIfNotPermitted);
  if (module?.sheetPrefix == null) return null;
  const path = `${module.sheetPrefix}/searchItemHistory`;
  const row = await retail
    .callPath<SheetRow | null>('sheet', path, bodyOf(key))
    .catch(nullIfNotAvailable);
  return row !== null && isSheet(row) ? row : null;
}

/** Saves the complete document and returns it as saved. */
export function saveSheetRow(
  retail: RetailClient,
  { sheetPrefix }: Module,
  body: object,
): Promise<SheetRow | null> {
  return retail.callPath<SheetRow | null>('sheet', `${sheetPrefix ?? ''}/save`, body);
}

export function isSheet(row: unknown): row is SheetRow {
  return codeOf(field(row, 'sheetid')) !== '';
}

function bodyOf({ number, taskCode }: Pick<SheetKey, 'number' | 'taskCode'>): object {
  return { sheetId: number, ...(taskCode !== null && { taskId: taskCode }) };
}
