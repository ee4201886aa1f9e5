import type { Problems } from './problems.ts';
import type { Rule } from './rules.ts';
import type { Line, SheetContent } from './stored-sheet.ts';

/**
 * Checks that quantities match the packing of their articles: by package, loose, or by weight,
 * where only weights may have fractions.
 */
export function checkPacking(
  { lists }: SheetContent,
  rules: readonly Rule[],
  problems: Problems,
): void {
  for (const { list } of rules.filter(({ kind }) => kind === 'quantity'))
    for (const line of lists[list] ?? []) checkLine(list, line, problems);
}

function checkLine(section: string, line: Line, problems: Problems): void {
  const { lineno, pkqty, remqty, pknum, iseditls, iseditxs, weighed } = line;
  if (Number(pkqty ?? 0) > 0 && (iseditxs === '0' || pknum == null))
    problems.add({ section, lineno, column: 'pkqty' }, 'packages');
  if (Number(remqty ?? 0) > 0 && iseditls === '0')
    problems.add({ section, lineno, column: 'remqty' }, 'pieces');
  if (weighed !== '1' && !Number.isInteger(Number(remqty ?? 0)))
    problems.add({ section, lineno, column: 'remqty' }, 'whole');
}
