import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { UpstreamError } from '../errors/upstream-error.ts';

/** A language pack as it is sent, packed once for everybody. */
export interface Pack {
  plain: Buffer;
  gzipped: Buffer;
}

/** Fetches the unpacked file in the name of whoever asks. */
export type FetchPack<Asker> = (locale: string, checksum: string, asker: Asker) => Promise<Buffer>;

/** A pack is some tens of kilobytes: this many of them, of every locale and some versions, stay in memory. */
const MOST_PACKS = 24;
const MOST_BYTES = 4_000_000;

const packed = promisify(gzip);

/**
 * The packs of this process, by locale and checksum. A pack is fetched once, however many ask for it at the same time, and kept only when its
 * content has the checksum under which it was asked for. A failure is told to all who waited and not kept; one that is about the session
 * in whose name it was fetched is nobody else's, so the next one who waited fetches it in his own.
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
