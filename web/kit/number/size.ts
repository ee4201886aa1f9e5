/** A size in bytes as people read it: in kilobytes with one decimal below ten. */
export function sizeText(bytes: number, locale: string): string {
  const kilobytes = bytes / 1024;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: kilobytes < 10 ? 1 : 0,
  }).format(kilobytes);
}
