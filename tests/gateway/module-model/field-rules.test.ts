import { describe, expect, test } from 'vitest';
import { fieldRuleMessage } from '../../../gateway/module-model/field-rule-message.ts';
import {
  brokenLineCounts,
  brokenRules,
  fieldRulesOf,
} from '../../../gateway/module-model/field-rules.ts';
import { RULE_CASES, RULE_DAY } from '../../support/field-rule-cases.ts';

const check = { section: 'header', today: RULE_DAY, changed: null };

describe('a field rule in the gateway', () => {
  test.each(RULE_CASES)('is evaluated for %s', (_title, rule, fields, isBroken) => {
    const rules = fieldRulesOf([rule]);
    expect(rules).toHaveLength(1);
    expect(brokenRules(rules, fields, check).map(({ code }) => code)).toEqual(
      isBroken ? ['r'] : [],
    );
  });

  test('is checked if one of its fields has changed, and only in its own part', () => {
    const rules = fieldRulesOf([
      {
        rulecode: 'r',
        ruletype: 'columns',
        divid: 'details',
        columnname: 'b',
        operation: 'ge',
        othercolumn: 'a',
      },
    ]);
    const broken = (section: string, changed: readonly string[]) =>
      brokenRules(
        rules,
        { a: '2', b: '1' },
        { section, today: RULE_DAY, changed: new Set(changed) },
      ).length;
    expect([
      broken('details', ['a']),
      broken('details', ['b']),
      broken('details', ['c']),
      broken('header', ['a']),
    ]).toEqual([1, 1, 0, 0]);
  });

  test('may require lines', () => {
    const rules = fieldRulesOf([{ rulecode: 'n', ruletype: 'lines', divid: 'details', least: 2 }]);
    expect([0, 1, 2].map((count) => brokenLineCounts(rules, () => count).length)).toEqual([
      1, 1, 0,
    ]);
  });

  test('is left to the services if it is invalid, and at most 100 rules are read', () => {
    const good = { rulecode: 'r', ruletype: 'today', columnname: 'a', operation: 'ge' };
    const rules = [
      null,
      'x',
      {},
      { ...good, ruletype: 'moon' },
      { ...good, operation: '~' },
      { ...good, columnname: null },
      good,
    ];
    expect(fieldRulesOf(rules).map(({ code }) => code)).toEqual(['r']);
    expect(fieldRulesOf('rules')).toEqual([]);
    expect(fieldRulesOf(Array.from({ length: 300 }, () => good))).toHaveLength(100);
  });

  test('has its own message, or one made of the titles of its fields', () => {
    const columns = [
      { name: 'startdate', title: '开始日期', section: 'header', type: 'DATE' },
      { name: 'enddate', title: '结束日期', section: 'header', type: 'DATE' },
      { name: 'qty', title: '数量', section: 'header', type: 'INPUT_NUM' },
    ] as never;
    const say = (rule: object, locale: 'zh-CN' | 'en-US') =>
      fieldRuleMessage(fieldRulesOf([rule])[0]!, { columns }, locale);
    const order = {
      rulecode: 'r',
      ruletype: 'columns',
      columnname: 'enddate',
      operation: 'ge',
      othercolumn: 'startdate',
    };
    expect(say(order, 'zh-CN')).toBe('“结束日期”不能早于“开始日期”。');
    expect(say({ ...order, texts: { 'zh-CN': '先开始后结束' } }, 'zh-CN')).toBe('先开始后结束');
    expect(say({ ...order, texts: { 'zh-CN': '先开始后结束' } }, 'en-US')).toBe(
      '“结束日期” must not be before “开始日期”.',
    );
    expect(
      say(
        { rulecode: 'r', ruletype: 'value', columnname: 'qty', operation: 'gt', value: 0 },
        'zh-CN',
      ),
    ).toBe('“数量”必须大于0。');
    expect(
      say({ rulecode: 'r', ruletype: 'today', columnname: 'enddate', operation: 'ge' }, 'zh-CN'),
    ).toBe('“结束日期”不能早于今天。');
  });
});
