const PLAIN_PATH = /^\/[A-Za-z0-9\-._~%/]*$/u;

/**
 * Whether a path that came as data may be joined to a base address: relative to the host, plain, and read the same way by everybody
 * who parses it. An encoded slash, dot, backslash or control character is refused because a server behind may decode it into another
 * path, and so are `;`, `?` and `#`, plain or encoded, which some servers cut off together with what follows them. What is encoded must be
 * UTF-8 in its one right form: others have more than one way to write a slash.
 */
export function isPlainPath(path: string): boolean {
  if (!PLAIN_PATH.test(path) || path.length > 512) return false;
  if (path.includes('//') || /%(2f|2e|5c|25|3b|3f|23|0|1|7f)/iu.test(path) || !isDecodable(path))
    return false;
  return path.split('/').every((segment) => !/^\.+$/u.test(segment));
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
