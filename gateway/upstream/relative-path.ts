const PLAIN_PATH = /^\/[A-Za-z0-9\-._~%/]*$/u;

/**
 * Whether a path that came as data may be joined to a base address: relative to the host, plain, and read the same way by everybody
 * who parses it. An encoded slash, dot, backslash or control character is refused because a server behind may decode it into another
 * path, and so is `;`, which some servers cut off together with what follows it.
 */
export function isPlainPath(path: string): boolean {
  if (!PLAIN_PATH.test(path) || path.length > 512) return false;
  if (path.includes('//') || /%(2f|2e|5c|25|0|1|7f)/iu.test(path) || !hasValidEscapes(path)) return false;
  return path.split('/').every((segment) => !/^\.+$/u.test(segment));
}

function hasValidEscapes(path: string): boolean {
  return !/%(?![0-9a-f]{2})/iu.test(path);
}
