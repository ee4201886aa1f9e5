import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError, type Config } from '../config/config.ts';

/** The operations that the portal's pages send, by id. */
export interface PortalOperations {
  /** The text with this id; undefined if there is none. */
  textOf(id: string): string | undefined;
  /** Whether a document is one of the portal's, by its id or by the SHA-256 of its text in hex. */
  has(idOrHash: string): boolean;
}

/** Characters of an id: the first 96 bits of the SHA-256 of the text, as base64url. */
const ID_LENGTH = 16;
/** Where the build of the pages leaves its manifest. */
const MANIFEST = join('.vite', 'persisted-operations.json');

/** The format of Apollo's persisted query manifests. */
const manifestShape = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});

/** An id that does not match its text belongs to a file that was changed or cut off. */
const matches = ({ id, body }: { id: string; body: string }): boolean =>
  createHash('sha256').update(body).digest('base64url').slice(0, ID_LENGTH) === id;

/**
 * Reads the operations of the built pages, and of earlier builds whose manifests the operator has
 * kept. Without built pages there are none, and every operation comes as text. An unknown id may
 * belong to pages that were built after the start; the operations of the build before stay known,
 * because its pages are still open.
 */
export function readPortalOperations(
  { onlyPortalOperations, formerOperations }: Config,
  webRoot: string,
): PortalOperations {
  const own = join(webRoot, MANIFEST);
  if (onlyPortalOperations && !existsSync(own))
    throw new ConfigError([
      'ONLY_PORTAL_OPERATIONS is 1, but the portal is not built, so its operations are unknown: run "npm run build"',
    ]);
  const texts = new Map<string, string>();
  const hashes = new Set<string>();
  let readAt = 0;

  function add(manifest: string): void {
    for (const [id, text] of readManifest(manifest)) {
      texts.set(id, text);
      hashes.add(createHash('sha256').update(text).digest('hex'));
    }
  }

  const changedAt = (): number => statSync(own, { throwIfNoEntry: false })?.mtimeMs ?? readAt;

  /** Reads the manifest if the pages have been built again. Returns whether they have. */
  function addNewBuild(): boolean {
    const builtAt = changedAt();
    if (builtAt === readAt) return false;
    try {
      add(own);
    } catch {
      // It is being written. The next unknown id reads it again.
      return false;
    }
    readAt = builtAt;
    return true;
  }

  if (formerOperations !== null) manifestsIn(formerOperations).forEach(add);
  readAt = changedAt();
  if (readAt !== 0) add(own);
  const isKnown = (id: string): boolean => texts.has(id) || hashes.has(id);
  return {
    textOf: (id) => (isKnown(id) || addNewBuild() ? texts.get(id) : undefined),
    has: (id) => isKnown(id) || (addNewBuild() && isKnown(id)),
  };
}

function manifestsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name));
  } catch {
    throw new ConfigError([`FORMER_OPERATIONS is no folder that can be read: ${folder}`]);
  }
}

function readManifest(file: string): [id: string, text: string][] {
  const read = manifestShape.safeParse(jsonIn(file));
  if (!read.success || !read.data.operations.every(matches))
    throw new ConfigError([
      `${file} is no manifest of the portal's operations: build the portal again, or remove the file`,
    ]);
  return read.data.operations.map(({ id, body }) => [id, body]);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
