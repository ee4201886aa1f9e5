import type { Texts } from '../../design/language/language.ts';

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
  if (!/^\/(?![/\\])/u.test(url))
    throw new BrokenPackError('language packs are loaded only from this origin');
  const response = await fetch(url, {
    ...(signal && { signal }),
    cache: again ? 'reload' : 'default',
  });
  if (!response.ok)
    throw new Error(
      `The request for the language pack failed with status ${String(response.status)}.`,
    );
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
    throw new BrokenPackError('the language pack is not JSON');
  }
  if (!isGroup(pack)) throw new BrokenPackError('the language pack does not contain texts by key');
  const texts: Record<string, string> = {};
  collectTexts(pack, '', texts, MAX_LEVELS);
  return texts;
}

/** Texts at more levels are left out. */
const MAX_LEVELS = 10;

function collectTexts(
  group: Readonly<Record<string, unknown>>,
  prefix: string,
  texts: Record<string, string>,
  levels: number,
): void {
  for (const [name, value] of Object.entries(group)) {
    const key = prefix + name;
    if (isGroup(value) && levels > 1) collectTexts(value, `${key}.`, texts, levels - 1);
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && text.trim() !== '') texts[key] = text;
  }
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
