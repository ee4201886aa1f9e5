import { pathOf } from './request-log.ts';

/**
 * An address that cannot be decoded means itself, sign by sign. So it is no route, and is answered like any other address that there is not,
 * with the portal's own page, errors, headers and log line.
 */
export function decodableUrl(url: string): string {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
