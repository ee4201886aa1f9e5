/** As many characters as a cell of a spreadsheet holds. */
export const LONGEST_CELL = 32_767;

/** What no XML may hold: control characters but for space and line breaks, halves of characters, and two that are none. */
const FORBIDDEN = /(?![\t\n\r\u0085])[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;
/** A spreadsheet reads _x0041_ in a text as the letter A: the mark that begins it is written as itself. */
const CODED = /_(?=x[0-9a-f]{4}_)/gi;
const ODD = /[^\t\n\x20-\x5e\x60-\ud7ff\ue000-\ufffd]/;
const MARKUP = /[&<>"]/;

/** A text as it stands between tags or in quotes; what is too long for a cell ends where the cell does. */
export function xmlText(text: string): string {
  const held = text.length > LONGEST_CELL ? text.slice(0, LONGEST_CELL) : text;
  const clean = ODD.test(held) ? held.replace(FORBIDDEN, '').replace(CODED, '_x005F_') : held;
  const marked = MARKUP.test(clean)
    ? clean
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
    : clean;
  return marked.replaceAll('\r', '&#13;');
}
