import { describe, expect, it } from 'vitest';
import {
  brokenLineCounts,
  brokenRules,
  type FieldRule,
} from '../../../../web/records/form/field-rules.ts';
import { RULE_CASES, RULE_DAY, type RawRule } from '../../../support/field-rule-cases.ts';

const kinds = { columns: 'COLUMNS', value: 'VALUE', today: 'TODAY', lines: 'LINES' } as const;
const operations = {
  eq: 'EQUAL',
  ne: 'DIFFERENT',
  ge: 'AT_LEAST',
  gt: 'MORE_THAN',
  le: 'AT_MOST',
  lt: 'LESS_THAN',
} as const;

const asFieldRule = (rule: RawRule): FieldRule => ({
  code: rule.rulecode,
  kind: kinds[rule.ruletype],
  section: rule.divid ?? 'header',
  column: rule.columnname ?? null,
  operation: rule.operation == null ? null : operations[rule.operation],
  otherColumn: rule.othercolumn ?? null,
  value: rule.value == null ? null : String(rule.value),
  least: rule.least ?? null,
  message: '规则',
});

describe('A rule between fields, as forms check it', () => {
  it.each(RULE_CASES)('is checked: %s', (_title, rule, fields, isBroken) => {
    const broken = brokenRules([asFieldRule(rule)], fields, {
      section: 'header',
      today: RULE_DAY,
      changed: null,
    });
    expect(broken).toEqual(
      isBroken ? [{ column: rule.columnname, problem: { message: '规则' } }] : [],
    );
  });

  it('may require lines', () => {
    const rule = asFieldRule({ rulecode: 'n', ruletype: 'lines', divid: 'details' });
    expect([0, 1].map((count) => brokenLineCounts([rule], () => count).length)).toEqual([1, 0]);
  });
});
