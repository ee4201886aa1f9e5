import { fieldRuleMessage } from '../module-model/field-rule-message.ts';
import type { FieldRule } from '../module-model/field-rules.ts';
import type { Locale } from '../language/messages.ts';
import type { Column, Module } from './sheet.ts';

/** The message of a broken rule of a document. */
export function sheetRuleMessage(
  rule: FieldRule,
  { columns, module }: { columns: readonly Column[]; module: Module },
  locale: Locale,
): string {
  const sectionTitle = module.details.find(({ section }) => section === rule.section)?.title;
  return fieldRuleMessage(rule, { columns, sectionTitle }, locale);
}
