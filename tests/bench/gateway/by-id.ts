import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedOperation } from './record-operations.ts';

/** The id that the build of the pages gives an operation. */
const idOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

const textIn = ({ payload }: RecordedOperation): string =>
  (JSON.parse(payload) as { query: string }).query;

/** Writes the operations as a manifest, which the gateway reads from FORMER_OPERATIONS. */
export async function writeManifest(
  folder: string,
  operations: readonly RecordedOperation[],
): Promise<void> {
  const manifest = {
    format: 'apollo-persisted-query-manifest',
    version: 1,
    operations: operations.map(textIn).map((body) => ({ id: idOf(body), body })),
  };
  await writeFile(join(folder, 'operations.json'), JSON.stringify(manifest));
}

/** The same operation as the portal sends it: by its id. */
export function byId(operation: RecordedOperation): RecordedOperation {
  const { variables } = JSON.parse(operation.payload) as { variables: unknown };
  const extensions = { persistedQuery: { version: 1, sha256Hash: idOf(textIn(operation)) } };
  return {
    ...operation,
    title: `${operation.title}, by id`,
    payload: JSON.stringify({ variables, extensions }),
  };
}
