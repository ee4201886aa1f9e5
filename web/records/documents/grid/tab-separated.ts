/**
 * Blocks of cells in the clipboard format of spreadsheets: cells are separated by tabs and lines by
 * line breaks. A cell that contains one of them or begins with a quote is quoted, and quotes inside
 * are doubled.
 */
export type Block = readonly (readonly string[])[];

const isQuoted = (text: string): boolean => /[\t\n\r]/u.test(text) || text.startsWith('"');

/** The clipboard text of a block. */
export function formatBlock(block: Block): string {
  const cell = (text: string) => (isQuoted(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return block.map((line) => line.map(cell).join('\t')).join('\r\n');
}

/**
 * Parses a copied block. A line break at the end adds no line, and short lines are padded with
 * empty cells. A quote that is never closed is treated as text (an inch sign), not as the start of
 * a quoted cell.
 */
export function parseBlock(text: string): Block {
  const separator = /\t|\r\n|\r|\n|$/gu;
  const lines: string[][] = [];
  let line: string[] = [];
  for (let index = 0; index <= text.length;) {
    const quoted = text[index] === '"' ? quotedCell(text, index) : null;
    separator.lastIndex = quoted?.end ?? index;
    const found = separator.exec(text);
    const end = found?.index ?? text.length;
    line.push(quoted?.cell ?? text.slice(index, end));
    index = end + Math.max(1, found?.[0].length ?? 0);
    if (found?.[0] === '\t') continue;
    lines.push(line);
    line = [];
    if (index === text.length) break;
  }
  const width = Math.max(0, ...lines.map(({ length }) => length));
  return lines.map((cells) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => ''),
  ]);
}

/** Null if the text at this position is not a complete quoted cell. */
function quotedCell(text: string, index: number): { cell: string; end: number } | null {
  for (let from = index + 1; ; from += 1) {
    const close = text.indexOf('"', from);
    if (close < 0) return null;
    from = close + 1;
    if (text[from] === '"') continue;
    const isEnd = from === text.length || /[\t\r\n]/u.test(text[from] ?? '');
    return isEnd ? { cell: text.slice(index + 1, close).replaceAll('""', '"'), end: from } : null;
  }
}
