import { globalId, keysOfId } from './ids.ts';
import { createSealing } from '../sealed/sealing.ts';
import { isPlainPath } from '../upstream/relative-path.ts';

/**
 * Where this gateway gives out a file of the services. The path travels packed: it is checked when it is unpacked, against the allow-list of
 * files like any path that came as data, so that an address made by hand reaches nothing else.
 */
const FOLDER = '/files/';
const TYPE = 'File';
const ATTACHMENT = 'Attachment';

/** Null where there is no file, or a path that nobody would ask for. */
export function fileAddress(path: unknown): string | null {
  return typeof path === 'string' && isPlainPath(path) && path !== '/'
    ? FOLDER + globalId(TYPE, path)
    : null;
}

/** The path behind the last part of an address; null for what was not made by fileAddress. */
export function filePathOf(opaque: string): string | null {
  const [path, ...more] = keysOfId(TYPE, opaque) ?? [];
  return path !== undefined && more.length === 0 && fileAddress(path) === FOLDER + opaque
    ? path
    : null;
}

/**
 * The same for a file that is to be kept under a name. Only this gateway can make such an address, so that nobody sends somebody a link to one
 * file under the name of another.
 */
export function attachmentAddress(path: string, name: string, secret: Buffer): string | null {
  if (fileAddress(path) === null) return null;
  // Half a character cannot travel in an address.
  const whole = name.replaceAll(/\p{Cs}/gu, '_');
  return (
    FOLDER +
    globalId(ATTACHMENT, path, whole, createSealing(secret).fingerprint('attachment', path, whole))
  );
}

/** The file behind the last part of such an address; null for what was not made by attachmentAddress. */
export function attachmentOf(
  opaque: string,
  secret: Buffer,
): { path: string; name: string } | null {
  const [path, name] = keysOfId(ATTACHMENT, opaque) ?? [];
  if (path === undefined || name === undefined) return null;
  return attachmentAddress(path, name, secret) === FOLDER + opaque ? { path, name } : null;
}
