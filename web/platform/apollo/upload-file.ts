/**
 * The gateway's answer to an upload: its fields, or the failure. `code` is null if the gateway was
 * not reached or its answer was unreadable.
 */
export type UploadOutcome =
  | { fields: Readonly<Record<string, unknown>> }
  | {
      code: string | null;
      reason: string | null;
      message: string | null;
      requestId: string | null;
    };

export interface UploadOptions {
  locale: string;
  /** The post and store that this page shows. */
  scope: string | null;
  /** Uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file. Uses XMLHttpRequest, because only that reports upload progress. After an abort
 * the promise stays pending.
 */
export function uploadFile(
  address: string,
  file: File,
  { locale, scope, onProgress, signal }: UploadOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader('x-portal-request', '1');
    if (scope !== null) request.setRequestHeader('x-portal-scope', scope);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total === 0 ? 0 : loaded / total),
    );
    request.addEventListener('load', () => resolve(outcomeOf(request.responseText)));
    request.addEventListener('error', () => resolve(outcomeOf('')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Parses the answer of a file route: an object of fields; a `file` field means success. */
export function outcomeOf(text: string): UploadOutcome {
  const fields = fieldsOf(text);
  if (typeof fields.file === 'string') return { fields };
  const { code, reason, message, requestId } = fields;
  return {
    code: textOrNull(code),
    reason: textOrNull(reason),
    message: textOrNull(message),
    requestId: textOrNull(requestId),
  };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
