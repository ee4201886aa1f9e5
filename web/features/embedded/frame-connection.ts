import { createRateLimit } from './rate-limit.ts';
import {
  PROTOCOL_VERSION,
  parseMessage,
  type ModuleMessage,
  type PortalMessage,
} from './protocol.ts';

/**
 * Further messages are ignored and counted, so that a frame flooding the portal cannot slow it
 * down.
 */
export const MAX_MESSAGES_PER_SECOND = 20;

type FrameWindow = Pick<Window, 'postMessage'>;

interface FrameConnectionOptions {
  /** The portal's window, which receives the messages of frames. */
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The window inside the frame; null if there is none. */
  frame: () => FrameWindow | null;
  origin: string;
  now: () => number;
  /** Whether sending is suspended because the session is locked. */
  isPaused: () => boolean;
  onMessage: (message: ModuleMessage) => void;
}

/** A connection to one frame, until `end` is called. */
export interface FrameConnection {
  send(message: PortalMessage): void;
  /** Number of messages ignored because there were too many. */
  dropped(): number;
  end(): void;
}

/**
 * Exchanges messages with the document in one frame. Messages from other windows or origins are
 * ignored.
 */
export function createFrameConnection(options: FrameConnectionOptions): FrameConnection {
  const { browser, frame, origin, now, isPaused, onMessage } = options;
  const rateLimit = createRateLimit({ times: MAX_MESSAGES_PER_SECOND, withinMs: 1000, now });
  let dropped = 0;
  let ended = false;

  function send(message: PortalMessage) {
    if (!ended && !isPaused())
      frame()?.postMessage({ portal: PROTOCOL_VERSION, ...message }, origin);
  }

  function receive({ source, origin: sender, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame() || sender !== origin) return;
    if (!rateLimit.take()) {
      dropped += 1;
      return;
    }
    const reading = parseMessage(data);
    if (reading === null) return;
    if ('message' in reading) onMessage(reading.message);
    else send({ type: 'refused', of: reading.refused, reason: reading.reason });
  }

  browser.addEventListener('message', receive);
  return {
    send,
    dropped: () => dropped,
    end() {
      ended = true;
      browser.removeEventListener('message', receive);
    },
  };
}
