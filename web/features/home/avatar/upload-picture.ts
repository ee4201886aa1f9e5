/** What the gateway says to an upload. `code` is null where it was not reached, or gave no answer that could be read. */
export type UploadAnswer =
  { file: string; url: string } | { code: string | null; reason: string | null; requestId: string | null };

export interface UploadOptions {
  locale: string;
  /** The post and store that this page shows. */
  scope: string | null;
  /** How much has gone out, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const address = '/files/avatar';

/** Sends a picture. XMLHttpRequest, because nothing else in a browser tells how far an upload is. An aborted one answers nothing, ever. */
export function uploadPicture(file: File, { locale, scope, onProgress, signal }: UploadOptions): Promise<UploadAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('accept-language', locale);
    request.setRequestHeader('x-portal-request', '1');
    if (scope !== null) request.setRequestHeader('x-portal-scope', scope);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => resolve(answerOf(request.responseText)));
    request.addEventListener('error', () => resolve(answerOf('')));
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function answerOf(text: string): UploadAnswer {
  const { file, url, code, reason, requestId } = fieldsOf(text);
  if (typeof file === 'string' && typeof url === 'string') return { file, url };
  return { code: textOrNull(code), reason: textOrNull(reason), requestId: textOrNull(requestId) };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
