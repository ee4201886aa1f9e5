/** What the gateway answered to an upload: its fields, or why not. `code` is null where it was not reached, or gave no answer that could be read. */
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
  /** How much has gone out, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file. XMLHttpRequest, because nothing else in a browser tells how far an upload is. An aborted one answers nothing, ever. */
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

/** Reads what a file address of the gateway has answered: an object of fields, of which `file` says that all is well. */
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
