import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Yaml from 'yaml';

/** The part of the OpenAPI document that the services read. */
export interface RetailDocument {
  paths: Record<string, Partial<Record<'get' | 'post', DocumentedOperation>>>;
}

export interface DocumentedOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  requestBody?: { content: Record<string, unknown> };
}

const DOCUMENT = new URL('../../schema/retail.openapi.yaml', import.meta.url);
const PARSED = fileURLToPath(
  new URL('../../node_modules/.cache/retail-contract.json', import.meta.url),
);

/**
 * Reads schema/retail.openapi.yaml. Parsing the YAML takes half a second, so the result is cached
 * as JSON and used while the hash of the document is the same.
 */
export function readDocument(): RetailDocument {
  const text = readFileSync(DOCUMENT, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const cached = readCached(hash);
  if (cached) return cached;
  // Imported only here, because loading the parser takes part of that time.
  const { parse } = createRequire(import.meta.url)('yaml') as typeof Yaml;
  const document = parse(text) as RetailDocument;
  cache({ hash, document });
  return document;
}

interface CachedDocument {
  hash: string;
  document: RetailDocument;
}

function readCached(hash: string): RetailDocument | null {
  try {
    const cached = JSON.parse(readFileSync(PARSED, 'utf8')) as CachedDocument;
    return cached.hash === hash ? cached.document : null;
  } catch {
    return null;
  }
}

/** If the folder is not writable, only the time is lost. */
function cache(cached: CachedDocument): void {
  const own = `${PARSED}.${process.pid}`;
  try {
    mkdirSync(dirname(PARSED), { recursive: true });
    writeFileSync(own, JSON.stringify(cached));
    renameSync(own, PARSED);
  } catch {
    return;
  }
}
