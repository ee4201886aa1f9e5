import { createAllowance } from './allowance.ts';
import {
  protocolVersion,
  readMessage,
  type ModuleMessage,
  type PortalMessage,
} from './protocol.ts';

/** More than this is neither heard nor answered, only counted: a frame that floods the page must not slow it down. */
export const messagesPerSecond = 20;

type Receiver = Pick<Window, 'postMessage'>;

interface FrameConnectionOptions {
  /** The portal's window, to which frames post. */
  browser: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** The window in the frame, while there is one. */
  frame: () => Receiver | null;
  origin: string;
  now: () => number;
  /** While the session is locked nothing is sent. */
  isSilent: () => boolean;
  onMessage: (message: ModuleMessage) => void;
}

export interface FrameConnection {
  send(message: PortalMessage): void;
  /** How many messages were too many. */
  dropped(): number;
  end(): void;
}

/** Speaks with the document in one frame, and with it alone: messages of another window or another origin are not heard. */
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
