import { pathOf } from './request-log.ts';

/**
 * Escapes the path of a URL that cannot be decoded, so that it matches no route. It is then
 * answered like any other unknown address: with the portal's page, errors, headers and log line.
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
