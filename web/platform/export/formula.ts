/**
 * What a spreadsheet would take as the beginning of a formula: also in full width, which those of
 * East Asia accept, and after blanks and invisible characters, which some skip.
 */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * The text of a cell that leaves the portal, in a file or in the clipboard, with an apostrophe if a
 * spreadsheet would run it. For texts alone: figures keep their sign.
 */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text without the apostrophe that was added to it here, or by a user for the same reason. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
