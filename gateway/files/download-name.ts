/** What a file system or a reader could take for something else: separators, controls, and signs that turn the direction of writing; halves of characters. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;
const LONGEST = 150;

/** The header that makes a browser keep a file under this name, as RFC 6266 has it, with a plain name for those who cannot read it. */
export function downloadAs(name: string): string {
  const clean = name.replaceAll(DECEPTIVE, '_').replace(/^[. ]+|[. ]+$/gu, '');
  const kept =
    clean.length > LONGEST
      ? clean.slice(0, LONGEST - extensionOf(clean).length).replaceAll(/\p{Cs}/gu, '') +
        extensionOf(clean)
      : clean;
  const safe = kept || 'file';
  const plain = safe.replaceAll(/[^\x20-\x7e]|[%;']/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(safe)}`;
}

function extensionOf(name: string): string {
  return /\.[A-Za-z0-9]{1,8}$/u.exec(name)?.[0] ?? '';
}

function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*!]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
