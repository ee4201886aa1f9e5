/** The answer of every call. Returncode '0' is success, regardless of the HTTP status. */
export interface Envelope {
  returncode: string;
  message: string;
  data: unknown;
}

/** The codes of these services with their default messages. */
export const MESSAGES = {
  A0210: 'Wrong enterprise number, account or password',
  A0211: 'Too many failed attempts, try again later',
  A0242: 'The access token has expired',
  A0244: 'The session has ended, sign in again',
  A0301: 'Not permitted',
  A0400: 'Bad parameter',
  A0404: 'No such service',
  A0409: 'Changed by another user in the meantime',
  B0001: 'Internal error',
  B0501: 'Not implemented',
} as const;

export type Returncode = keyof typeof MESSAGES;

/** A refusal whose message may be shown to the caller. */
export class RetailError extends Error {
  readonly returncode: Returncode;
  /** Details for programs, such as who was faster; answered as the envelope's data. */
  readonly data: unknown;

  constructor(
    returncode: Returncode,
    message: string = MESSAGES[returncode],
    data: unknown = null,
  ) {
    super(message);
    this.name = 'RetailError';
    this.returncode = returncode;
    this.data = data;
  }
}

export function success(data: unknown): Envelope {
  return { returncode: '0', message: 'success', data: data ?? null };
}

export function failure(error: RetailError): Envelope {
  return { returncode: error.returncode, message: error.message, data: error.data };
}
