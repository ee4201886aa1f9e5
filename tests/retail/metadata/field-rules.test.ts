import { describe, expect, test } from 'vitest';
import { brokenLineCounts, brokenRules } from '../../../retail/metadata/field-rules.ts';
import { RULE_CASES, RULE_DAY } from '../../support/field-rule-cases.ts';

describe('A rule between fields, as the services hold to it', () => {
  test.each(RULE_CASES)('%s', (_title, rule, fields, isBroken) => {
    const broken = brokenRules([rule], fields, { divid: 'header', today: RULE_DAY, changed: null });
    expect(broken).toEqual(isBroken ? [rule] : []);
  });

  test('asks for lines', () => {
    const rule = { rulecode: 'n', ruletype: 'lines', divid: 'details' } as const;
    expect([0, 1].map((count) => brokenLineCounts([rule], () => count).length)).toEqual([1, 0]);
  });
});
