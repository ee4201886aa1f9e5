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
export type FetchPack<Asker> = (locale: string, checksum: string, asker: Asker) => Promise<Buffer>;

/**
 * A pack has some tens of kilobytes. This many, of all locales and some versions, stay in memory.
 */
const MOST_PACKS = 24;
const MOST_BYTES = 4_000_000;

const packed = promisify(gzip);

/**
 * The language packs of this process, by locale and checksum. Simultaneous requests share one
 * download. A pack is cached only if its content matches the checksum. A failure is reported to all
 * that wait and is not cached. If it concerns only the session that downloaded, the next waiting
 * request downloads with its own session.
 */
export function createPackShelf<Asker>(fetchPack: FetchPack<Asker>) {
  const shelf = new Map<string, Pack>();
  const flights = new Map<string, Promise<Pack>>();

  async function fetchChecked(locale: string, checksum: string, asker: Asker): Promise<Pack> {
    const plain = await fetchPack(locale, checksum, asker);
    if (plain.length > MOST_BYTES || md5(plain) !== checksum)
      throw new UpstreamError('malformed', { operation: 'languagePack' });
    return { plain, gzipped: await packed(plain, { level: 9 }) };
  }

  function keep(key: string, pack: Pack): Pack {
    shelf.set(key, pack);
    const oldest = shelf.keys().next();
    if (shelf.size > MOST_PACKS && !oldest.done) shelf.delete(oldest.value);
    return pack;
  }

  return async function packOf(locale: string, checksum: string, asker: Asker): Promise<Pack> {
    const key = `${locale}/${checksum}`;
    for (;;) {
      const kept = shelf.get(key);
      if (kept !== undefined) return kept;
      const running = flights.get(key);
      if (running === undefined) {
        const flight = fetchChecked(locale, checksum, asker)
          .then((pack) => keep(key, pack))
          .finally(() => flights.delete(key));
        flights.set(key, flight);
        return flight;
      }
      try {
        return await running;
      } catch (error) {
        if (!isAboutItsSession(error)) throw error;
      }
    }
  };
}

function isAboutItsSession(error: unknown): boolean {
  return error instanceof UpstreamError && ['session-ended', 'refresh-failed'].includes(error.kind);
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('hex');
}
