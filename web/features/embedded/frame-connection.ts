import { createAllowance } from './allowance.ts';
import {
  protocolVersion,
  readMessage,
  type ModuleMessage,
  type PortalMessage,
} from './protocol.ts';

/**
 * Further messages are ignored and counted, so that a frame flooding the portal cannot slow it
 * down.
 */
export const messagesPerSecond = 20;

type Receiver = Pick<Window, 'postMessage'>;

interface FrameConnectionOptions {
  /** The portal's window, which receives the messages of frames. */
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The window inside the frame; null if there is none. */
  frame: () => Receiver | null;
  origin: string;
  now: () => number;
  /** Whether sending is suspended because the session is locked. */
  isSilent: () => boolean;
  onMessage: (message: ModuleMessage) => void;
}

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
  const { browser, frame, origin, now, isSilent, onMessage } = options;
  const allowance = createAllowance({ times: messagesPerSecond, withinMs: 1000, now });
  let dropped = 0;
  let ended = false;

  function send(message: PortalMessage) {
    if (!ended && !isSilent())
      frame()?.postMessage({ portal: protocolVersion, ...message }, origin);
  }

  function hear({ source, origin: sender, data }: MessageEvent<unknown>) {
    if (source === null || source !== frame() || sender !== origin) return;
    if (!allowance.take()) {
      dropped += 1;
      return;
    }
    const reading = readMessage(data);
    if (reading === null) return;
    if ('message' in reading) onMessage(reading.message);
    else send({ type: 'refused', of: reading.refused, reason: reading.reason });
  }

  browser.addEventListener('message', hear);
  return {
    send,
    dropped: () => dropped,
    end() {
      ended = true;
      browser.removeEventListener('message', hear);
    },
  };
}
