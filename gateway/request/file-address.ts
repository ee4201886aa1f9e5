import { globalId, keysOfId } from './ids.ts';
import { createSealing } from '../sealed/sealing.ts';
import { isPlainPath } from '../upstream/relative-path.ts';

/**
 * The address under which the gateway serves a file of the services. The file's path is encoded in
 * it and checked against the allow-list of files when it is decoded, so that a forged address
 * reaches nothing else.
 */
const FOLDER = '/files/';
const FILE_TYPE = 'File';
const ATTACHMENT_TYPE = 'Attachment';

/** Null when there is no path or it is not a plain path. */
export function fileAddress(path: unknown): string | null {
  return typeof path === 'string' && isPlainPath(path) && path !== '/'
    ? FOLDER + globalId(FILE_TYPE, path)
    : null;
}

/** The path encoded in the last part of an address; null when it was not made by `fileAddress`. */
export function filePathOf(opaque: string): string | null {
  const [path, ...more] = keysOfId(FILE_TYPE, opaque) ?? [];
  return path !== undefined && more.length === 0 && fileAddress(path) === FOLDER + opaque
    ? path
    : null;
}

/**
 * The address of a file that is downloaded under a given name. It is signed, so that it is
 * impossible to send a link to one file under the name of another.
 */
export function attachmentAddress(path: string, name: string, secret: Buffer): string | null {
  if (fileAddress(path) === null) return null;
  // A lone surrogate cannot be encoded in an address.
  const whole = name.replaceAll(/\p{Cs}/gu, '_');
  return (
    FOLDER +
    globalId(
      ATTACHMENT_TYPE,
      path,
      whole,
      createSealing(secret).fingerprint('attachment', path, whole),
    )
  );
}

/**
 * The file encoded in the last part of an address; null when it was not made by
 * `attachmentAddress`.
 */
export function attachmentOf(
  opaque: string,
  secret: Buffer,
): { path: string; name: string } | null {
  const [path, name] = keysOfId(ATTACHMENT_TYPE, opaque) ?? [];
  if (path === undefined || name === undefined) return null;
  return attachmentAddress(path, name, secret) === FOLDER + opaque ? { path, name } : null;
}
