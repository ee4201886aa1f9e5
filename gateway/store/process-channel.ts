/** Messages between the processes of a gateway. */
export interface ProcessChannel {
  /** Notifies the other processes. The caller does not wait for it, and a lost message must do no harm. */
  send(topic: string, content: unknown): void;
  /** Calls the listener with what another process has sent. */
  receive(topic: string, listener: (content: unknown) => void): void;
}

/** For a single process, which has no others to notify. */
export const NO_OTHER_PROCESS: ProcessChannel = {
  send: () => undefined,
  receive: () => undefined,
};
