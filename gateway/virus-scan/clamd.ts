import { connect } from 'node:net';

/** Where a clamd listens. */
export interface ClamdAddress {
  host: string;
  port: number;
}

/** The name of what was found, or null if the content is clean. */
export type Found = string | null;

const CHUNK_BYTES = 64 * 1024;
/** An answer is one line with the name of what was found. */
const MAX_ANSWER_BYTES = 4096;
const COMMAND = Buffer.from('zINSTREAM\0');
const END = Buffer.alloc(4);

/**
 * Has a clamd scan a content by its command INSTREAM, over a connection of its own. Rejects when it
 * does not say clearly what it found, and when the signal aborts: nothing is clean by mistake.
 */
export async function scanByClamd(
  { host, port }: ClamdAddress,
  content: Buffer,
  signal: AbortSignal,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    const answer: Buffer[] = [];
    let size = 0;
    const socket = connect({ host, port, signal });
    socket.on('data', (piece: Buffer) => {
      size += piece.length;
      answer.push(piece);
      if (size > MAX_ANSWER_BYTES) socket.destroy(new Error('its answer is too long'));
    });
    socket.on('error', reject);
    // Ended or reset, what it has said by then counts, and nothing after it.
    socket.on('close', () => {
      const said = Buffer.concat(answer).toString('utf8');
      const found = foundIn(said);
      if (found !== undefined) resolve(found);
      else reject(new Error(`it did not say what it found: ${said.slice(0, 100)}`));
    });
    send(content, (piece) => socket.write(piece));
  });
}

/** Each chunk follows its length; one of length 0 ends the content. */
function send(content: Buffer, write: (piece: Buffer) => void): void {
  write(COMMAND);
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    const chunk = content.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    write(length);
    write(chunk);
  }
  write(END);
}

/** Undefined if the answer does not say it. */
function foundIn(answer: string): Found | undefined {
  const [, verdict = ''] = /^stream: (.+?)\0$/u.exec(answer) ?? [];
  if (verdict === 'OK') return null;
  return /^(.+) FOUND$/u.exec(verdict)?.[1];
}
