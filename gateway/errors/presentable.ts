/** An address, a query string, a token, a file or a stack: signs that a text was written for programmers. */
const TECHNICAL =
  /:\/\/|[?&][\w-]+=|token|bearer|\blocalhost\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|[\w.-]+:\d{2,5}\b|\bat \S+ ?\(|\.(?:js|ts|java|py|go):\d|[A-Za-z0-9_\-+/=.]{24,}/iu;

/** The words of the services if people may see them: short, one line, nothing technical. Null otherwise. */
export function presentable(text: string | undefined): string | null {
  const line = (text ?? '').trim();
  if (line === '' || line.length > 200 || /[\p{Cc}\p{Cf}]/u.test(line) || TECHNICAL.test(line))
    return null;
  return line;
}
