/** Messages between the processes of a gateway. */
export interface ProcessChannel {
  /** Tells the other processes. Nobody waits for it, and a lost message must do no harm. */
  send(topic: string, content: unknown): void;
  /** Called with what another process has told. */
  receive(topic: string, listener: (content: unknown) => void): void;
}

/** For a single process, which has nobody to tell. */
export const NO_OTHER_PROCESS: ProcessChannel = {
  send: () => undefined,
  receive: () => undefined,
};
