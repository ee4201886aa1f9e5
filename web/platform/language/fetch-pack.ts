import { isTexts } from './cached-packs.ts';
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
 * Reads the content of a pack. Texts that are null or blank are left out, because they are not
 * translated yet: the built-in ones stay for them.
 */
export function readPack(text: string): Texts {
  let pack: unknown;
  try {
    pack = JSON.parse(text);
  } catch {
    throw new BrokenPackError('the language pack is not JSON');
  }
  const texts = withoutUntranslated(pack);
  if (!isTexts(texts)) throw new BrokenPackError('the language pack does not contain texts by key');
  return texts;
}

function withoutUntranslated(pack: unknown): unknown {
  if (typeof pack !== 'object' || pack === null || Array.isArray(pack)) return pack;
  const isBlank = (text: unknown) => typeof text === 'string' && text.trim() === '';
  return Object.fromEntries(
    Object.entries(pack).filter(([, text]) => text !== null && !isBlank(text)),
  );
}
