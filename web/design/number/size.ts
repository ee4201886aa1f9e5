/**
 * Formats a size in bytes: below 1000 in bytes, so that a small file does not have 0 kB, then in
 * kilobytes, from 1000 kilobytes in megabytes, with one decimal below ten.
 */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < 1000) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  const [unit, size] =
    kilobytes < 1000
      ? (['kilobyte', kilobytes] as const)
      : (['megabyte', kilobytes / 1024] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}
