const HEAD_END = Buffer.from('\r\n\r\n');

/** One HTTP message. */
export interface HttpFrame {
  head: string;
  body: Buffer;
}

/**
 * Splits the bytes of a connection into HTTP messages with a content length. Far faster than an
 * HTTP server or client, so that the measured process is always the slower one.
 */
export function readFrames(onFrame: (frame: HttpFrame) => void): (piece: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  return (piece) => {
    waiting = waiting.length === 0 ? piece : Buffer.concat([waiting, piece]);
    for (;;) {
      const end = waiting.indexOf(HEAD_END);
      if (end < 0) return;
      const head = waiting.toString('latin1', 0, end);
      const length = Number(/\r\ncontent-length: *(\d+)/iu.exec(head)?.[1] ?? 0);
      const start = end + HEAD_END.length;
      if (waiting.length < start + length) return;
      const body = waiting.subarray(start, start + length);
      waiting = waiting.subarray(start + length);
      onFrame({ head, body });
    }
  };
}
