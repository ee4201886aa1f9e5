import type { FieldRule } from './field-rules.ts';
import type { RuleOperation } from '../generated/resolvers.ts';
import { messageIn, type Locale, type MessageKey } from '../language/messages.ts';
import type { ModuleColumn } from './module-metadata.ts';

const NUMBERS: Readonly<Record<RuleOperation, MessageKey>> = {
  EQUAL: 'ruleEqual',
  DIFFERENT: 'ruleDifferent',
  AT_LEAST: 'ruleAtLeast',
  MORE_THAN: 'ruleMoreThan',
  AT_MOST: 'ruleAtMost',
  LESS_THAN: 'ruleLessThan',
};
const DATES: Readonly<Record<RuleOperation, MessageKey>> = {
  ...NUMBERS,
  AT_LEAST: 'ruleNotBefore',
  MORE_THAN: 'ruleAfter',
  AT_MOST: 'ruleNotAfter',
  LESS_THAN: 'ruleBefore',
};

/** The message of a broken rule: its own text, or one composed of the titles of its fields. */
export function fieldRuleMessage(
  rule: FieldRule,
  {
    columns,
    sectionTitle,
  }: { columns: readonly ModuleColumn[]; sectionTitle?: string | undefined },
  locale: Locale,
): string {
  const own = rule.texts[locale];
  if (typeof own === 'string' && own.trim() !== '') return own;
  if (rule.kind === 'LINES' || rule.operation === null)
    return messageIn(locale, 'ruleLines', {
      title: sectionTitle ?? rule.section,
      limit: rule.least,
    });
  const column = columns.find(
    ({ name, section }) => name === rule.column && section === rule.section,
  );
  const messages = column?.type === 'DATE' || column?.type === 'DATE_TIME' ? DATES : NUMBERS;
  return messageIn(locale, messages[rule.operation], {
    title: column?.title ?? rule.column ?? '',
    other: otherOf(rule, columns, locale),
  });
}

function otherOf(
  { kind, section, otherColumn, value }: FieldRule,
  columns: readonly ModuleColumn[],
  locale: Locale,
): string {
  if (kind === 'TODAY') return messageIn(locale, 'ruleToday');
  if (kind === 'VALUE') return value ?? '';
  const other = columns.find((column) => column.name === otherColumn && column.section === section);
  return messageIn(locale, 'ruleColumn', { title: other?.title ?? otherColumn ?? '' });
}
