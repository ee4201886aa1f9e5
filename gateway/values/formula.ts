/**
 * What a spreadsheet would take as the beginning of a formula: also in full width, which those of
 * East Asia accept, and after blanks and invisible characters, which some skip.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Whether a spreadsheet might run a text of a cell as a formula. */
export const beginsFormula = (text: string): boolean => FORMULA.test(text);
