/** Maximum characters in a cell of a spreadsheet. */
export const MAX_CELL_LENGTH = 32_767;

/**
 * Characters that XML forbids: control characters except whitespace, unpaired surrogates and two
 * noncharacters.
 */
const FORBIDDEN = /(?![\t\n\r\u0085])[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;
/** Spreadsheets decode _x0041_ in a text as the letter A, so its underscore is encoded. */
const CODED = /_(?=x[0-9a-f]{4}_)/gi;
const ODD = /[^\t\n\x20-\x5e\x60-\ud7ff\ue000-\ufffd]/;
const MARKUP = /[&<>"]/;

/** Escapes a text for XML content or attributes, cut to the maximum length of a cell. */
export function xmlText(text: string): string {
  const held = text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH) : text;
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
