import { crc32 } from 'node:zlib';
import { freezeData } from '../values/freeze-data.ts';

/** Parses the body of an answer. Throws SyntaxError. */
export type ParseBody = (body: Buffer) => unknown;

/** Shorter bodies are parsed faster than they are found; longer ones would occupy too much. */
const MIN_BYTES = 256;
const MAX_BYTES = 256 * 1024;
const MAX_STORED_BYTES = 8 * 1024 * 1024;
const MAX_SEEN = 10_000;

/**
 * Creates a parser that returns the same data for equal bodies, because many users of a post get the
 * same menus, layouts and lists, and a page that is loaded again gets what it got before. What is
 * derived from the data is then found again as well (see derived-data.ts). Data of a body that came
 * twice is kept and frozen; all bytes are compared, so that nobody gets data that the services did
 * not send for the call.
 */
export function createEqualAnswers(): ParseBody {
  /** In the order of their last use, the one that was used longest ago first. */
  const stored = new Map<string, { body: Buffer; data: unknown }>();
  const seen = new Set<string>();
  let storedBytes = 0;

  function drop(key: string): void {
    storedBytes -= stored.get(key)?.body.length ?? 0;
    stored.delete(key);
  }

  function store(key: string, body: Buffer, data: unknown): void {
    drop(key);
    // A copy, because a body may be a part of a larger buffer.
    stored.set(key, { body: Buffer.from(body), data });
    storedBytes += body.length;
    for (const oldest of stored.keys()) {
      if (storedBytes <= MAX_STORED_BYTES) break;
      drop(oldest);
    }
  }

  return (body) => {
    if (body.length < MIN_BYTES || body.length > MAX_BYTES) return parse(body);
    const key = `${body.length} ${crc32(body)}`;
    const known = stored.get(key);
    if (known?.body.equals(body)) {
      stored.delete(key);
      stored.set(key, known);
      return known.data;
    }
    const data = parse(body);
    if (!seen.has(key)) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(key);
      return data;
    }
    freezeData(data);
    store(key, body, data);
    return data;
  };
}

/**
 * A key that changes the prototype of an object it is copied to; nobody needs it. It may be written
 * with escapes.
 */
const PROTOTYPE_KEY = '__proto__';
const ESCAPED_UNDERSCORE = /\\u005f/iu;

/** Parses a body, without keys that change prototypes. */
function parse(body: Buffer): unknown {
  const text = body.toString('utf8');
  if (!text.includes(PROTOTYPE_KEY) && !ESCAPED_UNDERSCORE.test(text)) return JSON.parse(text);
  return JSON.parse(text, (key, value: unknown) => (key === PROTOTYPE_KEY ? undefined : value));
}
