import type { Logger } from './logger.ts';

/** Logs what does not work once, however often it is tried, and once that it works again. */
export interface OutageLog {
  failed(message: string, fields: object): void;
  /** The opposite of a failure with this message. */
  worked(message: string, workingMessage: string): void;
}

export function createOutageLog(logger: Logger): OutageLog {
  const failing = new Set<string>();
  return {
    failed(message, fields) {
      if (!failing.has(message)) logger.error(fields, message);
      failing.add(message);
    },
    worked(message, workingMessage) {
      if (failing.delete(message)) logger.warn({}, workingMessage);
    },
  };
}
