import type { SecureContextOptions } from 'node:tls';
import type { Clock } from '../async/clock.ts';
import type { Logger } from '../logging/logger.ts';
import { oneLine } from '../values/one-line.ts';
import { readAuthorities } from './read-authorities.ts';
import { readTlsPair, type TlsFiles } from './tls-pair.ts';

/** Files for connections with TLS to a server. */
interface CredentialFiles {
  /** The only authorities that its certificate may have; null: those of Node. */
  authorities: string | null;
  /** The certificate and key that are shown if it asks for one. */
  client: TlsFiles | null;
}

interface RenewalOptions {
  /** The server, in the log. */
  server: string;
  clock: Clock;
  logger: Logger;
}

const LOOK_EVERY_MS = 60_000;

/**
 * Returns what a new connection with TLS uses: the content of the files, which are read again when the
 * last look is a minute old. It is the same object until the content changes. If renewed files
 * cannot be used, those of before stay, and the log says why.
 */
export function createRenewedCredentials(
  files: CredentialFiles,
  { server, clock, logger }: RenewalOptions,
): () => SecureContextOptions {
  let current = readCredentials(files);
  let lookedAt = clock();

  function look(): void {
    const read = readCredentials(files);
    if (read.ca === current.ca && read.cert === current.cert && read.key === current.key) return;
    current = read;
    logger.info({ server }, 'the certificates were read again');
  }

  return () => {
    const now = clock();
    // A time in the future was noted before the system clock was set back.
    if (Math.abs(now - lookedAt) < LOOK_EVERY_MS) return current;
    lookedAt = now;
    try {
      look();
    } catch (error) {
      logger.error({ server, reason: oneLine(error) }, 'the new certificates cannot be used');
    }
    return current;
  };
}

function readCredentials({ authorities, client }: CredentialFiles): SecureContextOptions {
  return {
    ...(authorities !== null && { ca: readAuthorities(authorities) }),
    ...(client !== null && readTlsPair(client)),
  };
}
