import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A language pack in both forms in which it is sent. It is compressed once. */
export interface Pack {
  plain: Buffer;
  gzipped: Buffer;
}

/** Downloads a pack's content as the caller. */
export type FetchPack<Caller> = (
  locale: string,
  checksum: string,
  caller: Caller,
) => Promise<Buffer>;

/**
 * A pack has some tens of kilobytes. This many, of all locales and some versions, stay in memory.
 */
const MAX_PACKS = 24;
const MAX_PACK_BYTES = 4_000_000;

const compress = promisify(gzip);

/**
 * The language packs of this process, by locale and checksum. Simultaneous requests share one
 * download. A pack is cached only if its content matches the checksum. A failure is reported to all
 * that wait and is not cached. If it concerns only the session that downloaded, the next waiting
 * request downloads with its own session.
 */
export function createPackCache<Caller>(fetchPack: FetchPack<Caller>) {
  const packs = new Map<string, Pack>();
  const downloads = new Map<string, Promise<Pack>>();

  async function fetchChecked(locale: string, checksum: string, caller: Caller): Promise<Pack> {
    const plain = await fetchPack(locale, checksum, caller);
    if (plain.length > MAX_PACK_BYTES || md5(plain) !== checksum)
      throw new UpstreamError('malformed', { operation: 'languagePack' });
    return { plain, gzipped: await compress(plain, { level: 9 }) };
  }

  function store(key: string, pack: Pack): Pack {
    packs.set(key, pack);
    const oldest = packs.keys().next();
    if (packs.size > MAX_PACKS && !oldest.done) packs.delete(oldest.value);
    return pack;
  }

  return async function packOf(locale: string, checksum: string, caller: Caller): Promise<Pack> {
    const key = `${locale}/${checksum}`;
    for (;;) {
      const cached = packs.get(key);
      if (cached !== undefined) return cached;
      const running = downloads.get(key);
      if (running === undefined) {
        const download = fetchChecked(locale, checksum, caller)
          .then((pack) => store(key, pack))
          .finally(() => downloads.delete(key));
        downloads.set(key, download);
        return download;
      }
      try {
        return await running;
      } catch (error) {
        if (!isSessionError(error)) throw error;
      }
    }
  };
}

function isSessionError(error: unknown): boolean {
  return error instanceof UpstreamError && ['session-ended', 'refresh-failed'].includes(error.kind);
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
