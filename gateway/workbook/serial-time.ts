/**
 * Day 0 of spreadsheets. Days before March 1900 are off by one, because spreadsheets count a 29
 * February 1900, which did not exist.
 */
const EPOCH = Date.UTC(1899, 11, 30);
const MIN_SERIAL = 61;
const DAY_MS = 86_400_000;
/** Serial number of 9999-12-31. */
const MAX_SERIAL = 2_958_465;
/** Days between the two epochs of spreadsheets, 1900 and 1904. */
const DAYS_TO_1904 = 1462;

const LENGTHS: ReadonlySet<number> = new Set(
  ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'].map(({ length }) => length),
);

/**
 * The serial number of a day, or of a day and a time; null if it has none. Time zones play no role.
 * Uses plain arithmetic instead of Day.js, because a large export calls it a million times.
 */
export function serialOf(text: string): number | null {
  if (!LENGTHS.has(text.length) || text[4] !== '-' || text[7] !== '-') return null;
  const month = numberAt(text, 5, 2);
  const day = numberAt(text, 8, 2);
  const midnight = Date.UTC(numberAt(text, 0, 4), month - 1, day);
  const serial = (midnight - EPOCH) / DAY_MS;
  // Date.UTC turns 31 April into 1 May; such a day does not exist.
  if (!(month <= 12 && serial >= MIN_SERIAL) || new Date(midnight).getUTCDate() !== day)
    return null;
  const seconds = text.length === 10 ? 0 : secondsOf(text);
  return Number.isNaN(seconds) ? null : serial + seconds / 86_400;
}

function secondsOf(text: string): number {
  const [hours, minutes, seconds] = [
    numberAt(text, 11, 2),
    numberAt(text, 14, 2),
    text.length > 16 ? numberAt(text, 17, 2) : 0,
  ];
  const isTime =
    (text[10] === ' ' || text[10] === 'T') &&
    text[13] === ':' &&
    (text.length === 16 || text[16] === ':');
  return isTime && hours < 24 && minutes < 60 && seconds < 60
    ? hours * 3600 + minutes * 60 + seconds
    : Number.NaN;
}

/** NaN for other characters than digits. */
function numberAt(text: string, start: number, length: number): number {
  let number = 0;
  for (let index = start; index < start + length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * The text of a serial number: YYYY-MM-DD, followed by HH:mm:ss if it has a time, or HH:mm:ss alone
 * below one day. Null for a number that is no day. Runs for each date cell of an import, so it does
 * not use Day.js either.
 */
export function timeOfSerial(number: number, from1904 = false): string | null {
  const serial = from1904 ? number + DAYS_TO_1904 : number;
  if (!Number.isFinite(serial) || serial < 0 || serial >= MAX_SERIAL + 1) return null;
  const seconds = Math.round(serial * 86_400);
  const time = new Date(EPOCH + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  if (seconds < 86_400) return time.slice(11);
  return seconds % 86_400 === 0 ? time.slice(0, 10) : time;
}
