type Log = (fields: object, message: string) => void;

/** The part of a structured logger that the gateway uses; Fastify's fits. No token, body or query string is ever handed to it. */
export interface Logger {
  debug: Log;
  info: Log;
  warn: Log;
  error: Log;
}

export const silentLogger: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};
