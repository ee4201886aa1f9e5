import { trimEnds } from '../values/trim-ends.ts';

/**
 * Characters with a special meaning for file systems or readers: separators, control characters,
 * changes of writing direction, lone surrogates.
 */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;
const MAX_NAME_LENGTH = 150;

/**
 * The Content-Disposition header that downloads a file under this name (RFC 6266), with an ASCII
 * name for old clients.
 */
export function attachmentDisposition(name: string): string {
  const clean = trimEnds(name.replaceAll(DECEPTIVE, '_'), (sign) => sign === '.' || sign === ' ');
  const shortened =
    clean.length > MAX_NAME_LENGTH
      ? clean
          .slice(0, MAX_NAME_LENGTH - dottedExtensionOf(clean).length)
          .replaceAll(/\p{Cs}/gu, '') + dottedExtensionOf(clean)
      : clean;
  const safe = shortened || 'file';
  const plain = safe.replaceAll(/[^\x20-\x7e]|[%;']/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncode(safe)}`;
}

function dottedExtensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0] ?? '';
}

function percentEncode(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
