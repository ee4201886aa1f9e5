import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Reads a date or time that is written exactly in one of the forms (tokens of Day.js, such as
 * YYYY-MM-DD) and returns it in the form `as`; null if it is written otherwise or does not exist.
 * One call for each form, because Day.js reads a list of forms in the time zone of the browser.
 */
export function parseInForm(text: string, forms: readonly string[], as: string): string | null {
  for (const form of forms) {
    const read = dayjs.utc(text, form, true);
    if (read.isValid()) return read.format(as);
  }
  return null;
}
