/** A form as a browser sends it, for `inject` and for a real connection. */
export interface MultipartForm {
  headers: { 'content-type': string };
  payload: Buffer;
}

interface FormFile {
  name?: string;
  filename: string;
  contentType?: string;
  content: Uint8Array | string;
}

/**
 * Builds a form. The name and the content type of a file can be false, as the sender of a request
 * chooses them.
 */
export function multipartForm(
  files: readonly FormFile[],
  fields: Readonly<Record<string, string>> = {},
): MultipartForm {
  const boundary = 'form-of-a-test';
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [
      `Content-Disposition: form-data; name="${name}"`,
      '',
      value,
    ]),
    ...files.map(
      ({ name = 'file', filename, contentType = 'application/octet-stream', content }) => [
        `Content-Disposition: form-data; name="${name}"; filename="${filename}"`,
        `Content-Type: ${contentType}`,
        '',
        content,
      ],
    ),
  ];
  const payload = parts.flatMap((lines) =>
    [`--${boundary}`, ...lines].flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...payload, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
