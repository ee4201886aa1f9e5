/** Days of a spreadsheet are counted from here; before March 1900 it believes in a day that there was not. */
const FIRST = Date.UTC(1899, 11, 30);
const FIRST_CERTAIN = 61;
const DAY_MS = 86_400_000;
/** 9999-12-31 */
const LAST = 2_958_465;
/** Between the two ways in which spreadsheets count: from 1900 and from 1904. */
const DAYS_TO_1904 = 1462;

const LENGTHS: ReadonlySet<number> = new Set(
  ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'].map(({ length }) => length),
);

/**
 * A day, or a day and a time, as a spreadsheet counts it; null for what it has no number for. No time zone comes into it. By hand, because a
 * large export asks a million times.
 */
export function serialOf(text: string): number | null {
  if (!LENGTHS.has(text.length) || text[4] !== '-' || text[7] !== '-') return null;
  const month = numberAt(text, 5, 2);
  const day = numberAt(text, 8, 2);
  const midnight = Date.UTC(numberAt(text, 0, 4), month - 1, day);
  const serial = (midnight - FIRST) / DAY_MS;
  // The 31st of a month of 30 days is a day of the next one, and no day at all.
  if (!(month <= 12 && serial >= FIRST_CERTAIN) || new Date(midnight).getUTCDate() !== day)
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

/** NaN where other signs than digits stand. */
function numberAt(text: string, at: number, length: number): number {
  let number = 0;
  for (let index = at; index < at + length; index++) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

/** What a number of a spreadsheet means: YYYY-MM-DD, with HH:mm:ss behind it where it has a time, HH:mm:ss alone below one day. Null for no day. */
export function timeOfSerial(number: number, from1904 = false): string | null {
  const serial = from1904 ? number + DAYS_TO_1904 : number;
  if (!Number.isFinite(serial) || serial < 0 || serial >= LAST + 1) return null;
  const seconds = Math.round(serial * 86_400);
  const time = new Date(FIRST + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
  if (seconds < 86_400) return time.slice(11);
  return seconds % 86_400 === 0 ? time.slice(0, 10) : time;
}
