import { codeOf, countOf, field } from '../values/rows.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';

/** The services' answer to imported rows. */
export interface ImportAnswer {
  imported: number;
  /** Errors by row index, counted from 1. */
  errors: {
    row: number;
    field: string | null;
    code: string;
    message: string;
    rulecode: string | null;
  }[];
}

/** Sends rows to the import address of a module. Throws UpstreamError for a malformed answer. */
export async function importRows(
  retail: RetailClient,
  path: string,
  body: { rows: readonly object[]; partial: boolean; requestkey: string },
): Promise<ImportAnswer> {
  const data = await retail.callPath<unknown>('list', path, body);
  const imported = countOf(field(data, 'imported'));
  const errors = field(data, 'errors') ?? [];
  if (imported === null || !Array.isArray(errors))
    throw new UpstreamError('malformed', { operation: 'list' });
  return { imported, errors: errors.map(errorOf) };
}

function errorOf(error: unknown): ImportAnswer['errors'][number] {
  return {
    row: countOf(field(error, 'row')) ?? 0,
    field: codeOf(field(error, 'field')) || null,
    code: codeOf(field(error, 'code')),
    message: codeOf(field(error, 'message')),
    rulecode: codeOf(field(error, 'rulecode')) || null,
  };
}
