import { globalId, keysOfId } from './ids.ts';
import { isPlainPath } from './upstream/relative-path.ts';

/**
 * Where this gateway gives out a file of the services. The path travels packed: it is checked when it is unpacked, against the allow-list of
 * files like any path that came as data, so that an address made by hand reaches nothing else.
 */
const FOLDER = '/files/';
const TYPE = 'File';

/** Null where there is no file, or a path that nobody would ask for. */
export function fileAddress(path: unknown): string | null {
  return typeof path === 'string' && isPlainPath(path) && path !== '/' ? FOLDER + globalId(TYPE, path) : null;
}

/** The path behind the last part of an address; null for what was not made by fileAddress. */
export function filePathOf(opaque: string): string | null {
  const [path, ...more] = keysOfId(TYPE, opaque) ?? [];
  return path !== undefined && more.length === 0 && fileAddress(path) === FOLDER + opaque ? path : null;
}
