import { brokenLineCounts, brokenRules } from '../metadata/field-rules.ts';
import { HEADER, type SheetDefinition } from './definition.ts';
import type { Problems } from './problems.ts';
import type { Fields, SheetContent, StoredSheet } from './stored-sheet.ts';

interface Checking {
  definition: SheetDefinition;
  former: StoredSheet | null;
  /** The document is being submitted. */
  submit: boolean;
  problems: Problems;
  today: string;
}

/** The document is in its process. */
const UNDER_WAY = '1';

/**
 * Checks a document against the rules between its fields: all of them on submission, those of
 * changed fields during its process. A draft may break them.
 */
export function checkFieldRules(
  content: SheetContent,
  { definition, former, submit, problems, today }: Checking,
): void {
  const isUnderWay = former?.status === UNDER_WAY;
  if (!submit && !isUnderWay) return;
  const { fieldRules, lists } = definition;
  const check = (divid: string, fields: Fields, before: Fields | undefined) =>
    brokenRules(fieldRules, fields, {
      divid,
      today,
      changed: isUnderWay ? changedIn(fields, before) : null,
    });
  for (const { columnname = null, rulecode } of check(HEADER, content.header, former?.header))
    problems.add({ section: HEADER, lineno: null, column: columnname }, 'rule', { rulecode });
  for (const section of lists.keys()) {
    const before = new Map((former?.lists[section] ?? []).map((line) => [line.lineno, line]));
    for (const line of content.lists[section] ?? [])
      for (const { columnname = null, rulecode } of check(section, line, before.get(line.lineno)))
        problems.add({ section, lineno: line.lineno, column: columnname }, 'rule', { rulecode });
  }
  const [main] = lists.keys();
  // An empty main list has already been reported.
  for (const { divid = null, rulecode } of brokenLineCounts(
    fieldRules,
    (name) => content.lists[name]?.length ?? 0,
  ))
    if (divid !== null && (divid !== main || (content.lists[divid]?.length ?? 0) > 0))
      problems.add({ section: divid, lineno: null, column: null }, 'rule', { rulecode });
}

function changedIn(fields: Fields, before: Fields | undefined): ReadonlySet<string> {
  return new Set(
    Object.keys(fields).filter((name) => before === undefined || before[name] !== fields[name]),
  );
}
