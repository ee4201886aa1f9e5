/** The service of a call: the segment after /api or /fs, as for circuit breakers. */
export const serviceIn = ({ pathname }: URL): string =>
  /\/(?:api|fs)\/([^/]+)/u.exec(pathname)?.[1] ?? '-';
