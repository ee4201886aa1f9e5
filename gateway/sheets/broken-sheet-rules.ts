import { brokenLineCounts, brokenRules, type FieldRule } from '../module-model/field-rules.ts';
import type { UserError } from '../generated/resolvers.ts';
import type { Locale } from '../language/messages.ts';
import type { SheetParts } from './sheet-form.ts';
import { MAX_ERRORS } from './refused-fields.ts';
import { sheetRuleMessage } from './rule-message.ts';
import { HEADER, lineNumberOf, linesOf, type SheetRow } from './sheet.ts';

/** The rules broken by a complete document that is to be submitted, each at its field. */
export function brokenSheetRules(
  sheet: SheetRow,
  parts: SheetParts,
  { locale, today }: { locale: Locale; today: string },
): UserError[] {
  const { module } = parts;
  const { rules } = module;
  const errorOf = (rule: FieldRule, ...place: string[]): UserError => ({
    code: rule.kind === 'LINES' ? 'REQUIRED' : 'INVALID',
    message: sheetRuleMessage(rule, parts, locale),
    field: ['input', ...place],
  });
  const header = brokenRules(rules, sheet, { section: HEADER, today, changed: null });
  const counts = brokenLineCounts(rules, (section) => linesOf(sheet, section).length);
  const lines = module.details.flatMap(({ section }) =>
    linesOf(sheet, section).flatMap((line) =>
      brokenRules(rules, line, { section, today, changed: null }).map((rule) =>
        errorOf(rule, 'details', section, String(lineNumberOf(line) ?? ''), rule.column),
      ),
    ),
  );
  return [
    ...header.map((rule) => errorOf(rule, HEADER, rule.column)),
    ...counts.map((rule) => errorOf(rule, 'details', rule.section)),
    ...lines,
  ].slice(0, MAX_ERRORS);
}
