const PLAIN_PATH = /^\/[A-Za-z0-9\-._~%/]*$/u;

/**
 * Whether a path that came as data may be appended to a base address: relative, plain, and parsed
 * the same way by every server. Encoded slashes, dots, backslashes and control characters are
 * refused, because a server might decode them into a different path; so are `;`, `?` and `#`, plain
 * or encoded, at which some servers cut off the rest. Encoded bytes must be valid UTF-8, because
 * invalid UTF-8 offers further ways to write a slash.
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
