/**
 * Signs that a text was written for programmers: an address, a query string, a token, a file name
 * or a stack.
 */
const TECHNICAL =
  /:\/\/|[?&][\w-]+=|token|bearer|\blocalhost\b|\b\d{1,3}(?:\.\d{1,3}){3}\b|[\w.-]+:\d{2,5}\b|\bat \S+ ?\(|\.(?:js|ts|java|py|go):\d|[A-Za-z0-9_\-+/=.]{24,}/iu;

/** The text if it is fit for users: short, one line, nothing technical. Otherwise null. */
export function presentableText(text: string | undefined): string | null {
  const line = (text ?? '').trim();
  if (line === '' || line.length > 200 || /[\p{Cc}\p{Cf}]/u.test(line) || TECHNICAL.test(line))
    return null;
  return line;
}
