import type { Texts } from '../../design/language/language.ts';

type Pack = Readonly<Record<string, unknown>>;

/** The downloaded content is not a language pack: truncated, not JSON, or not texts by key. */
export class BrokenPackError extends Error {
  override name = 'BrokenPackError';
}

/**
 * Downloads a language pack from the gateway, which has verified its checksum. Rejects with
 * BrokenPackError for invalid content. `again` bypasses the HTTP cache.
 */
export async function fetchPack(
  url: string,
  { signal, again = false }: { signal?: AbortSignal; again?: boolean } = {},
): Promise<Texts> {
  if (!/^\/(?![/\\])/u.test(url)) throw new BrokenPackError('not an address of this origin');
  const response = await fetch(url, {
    ...(signal && { signal }),
    cache: again ? 'reload' : 'default',
  });
  if (!response.ok) throw new Error(`Status ${String(response.status)} for the language pack.`);
  return readPack(await response.text());
}

/**
 * Reads the content of a pack. Texts within texts get the keys of all levels, joined by a dot;
 * numbers are texts. Everything else is left out and the built-in text stays for it: null and blank
 * texts, because they are not translated yet, and lists and truth values, which are no texts.
 */
export function readPack(text: string): Texts {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    throw new BrokenPackError('not JSON');
  }
  if (!isGroup(pack)) throw new BrokenPackError('not texts by key');
  return Object.fromEntries(textsIn(pack, '', 1));
}

/** Keys have no more levels; what is deeper could fill the memory with its long keys. */
const MAX_LEVELS = 9;

function textsIn(group: Pack, prefix: string, level: number): [string, string][] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (isGroup(value))
      return level < MAX_LEVELS ? textsIn(value, `${prefix}${name}.`, level + 1) : [];
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[prefix + name, text]] : [];
  });
}

function isGroup(value: unknown): value is Pack {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
