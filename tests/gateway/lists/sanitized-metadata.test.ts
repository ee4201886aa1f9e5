import { describe, expect, test } from 'vitest';
import { askedAt, column } from './list-support.ts';
import { module } from './module-support.ts';

describe('Faulty metadata', () => {
  test('are reported, and the list works without the faulty parts', async () => {
    const { problems, columns } = await module(
      {
        config: {
          namefield: 'nickname',
          datefields: ['opened', 'closed'],
          inttostringfields: ['createtime'],
        },
        columns: [
          column('storeid'),
          column('storeid', 'InputNum'),
          column('off', 'Hologram', { flag: '0' }),
          column('hologram', 'Hologram'),
          column('nothing', 'Select'),
          column('foreign', 'SelectRest', { columnrest: 'https://evil.example/x' }),
          column('broken', 'SelectRest', {
            columnrest: '/api/msc-mdm/a/search',
            columnrestparams: '{"a":',
            columnrestmap: '[]',
          }),
          column('hidden', 'HideText', { validempty: '0' }),
          column('lengths', 'Input', { validlengthmin: 9, validlengthmax: 3 }),
          column('bounds', 'InputNum', { columndata: '{"min":9,"max":3}' }),
          column('number', 'InputNum', { columndefval: 'many' }),
          column('choice', 'Radio', { columndata: '["a","b"]', columndefval: 'c' }),
          column('day', 'Date', { columndefval: '2026-02-30' }),
          column('systemflag'),
          column('opened', 'Date'),
        ],
        methods: [],
      },
      ['/api/msc-mdm/a/search'],
    );
    const reported = problems.map((problem) => `${String(problem.column)} ${problem.code}`);
    expect(reported).toEqual([
      'storeid DUPLICATE',
      'hologram UNKNOWN_TYPE',
      'nothing MISSING_SOURCE',
      'foreign SOURCE_NOT_ALLOWED',
      'broken UNREADABLE',
      'hidden REQUIRED_BUT_HIDDEN',
      'lengths CONTRADICTORY_LENGTHS',
      'bounds CONTRADICTORY_LENGTHS',
      'number BAD_DEFAULT',
      'choice BAD_DEFAULT',
      'day BAD_DEFAULT',
      'nickname UNKNOWN_FIELD',
      'closed UNKNOWN_FIELD',
    ]);
    const byName = new Map(columns.map((each) => [each.name, each]));
    expect([...byName.keys()]).toEqual([...byName.keys()].filter((name) => name !== 'off'));
    expect(byName.get('hologram')).toMatchObject({ type: 'UNKNOWN' });
    expect(byName.get('nothing')).toMatchObject({ type: 'INPUT', options: null });
    expect(byName.get('foreign')).toMatchObject({ type: 'INPUT', options: null });
    expect(byName.get('hidden')).toMatchObject({ isRequired: false });
    expect(byName.get('lengths')).toMatchObject({ minimumLength: null });
    expect(byName.get('number')).toMatchObject({ defaultValue: null });
  });

  test('lose dependencies that are circular or refer to unknown columns', async () => {
    const dependent = (name: string, on: string) =>
      column(name, 'SelectDy', {
        columnrest: `/api/msc-mdm/${name}/search`,
        columnrestparams: JSON.stringify({
          region: `{${on}}`,
          condition: [{ field: on, operation: 'eq', value: `{${on}}` }],
        }),
      });
    const sources = ['one', 'two', 'self', 'lost'].map(
      (name) => `/api/msc-mdm/${name}/search` as const,
    );
    const services = {
      columns: [
        column('root'),
        dependent('good', 'root'),
        dependent('one', 'two'),
        dependent('two', 'one'),
        dependent('self', 'self'),
        dependent('lost', 'nowhere'),
        dependent('after', 'one'),
      ],
      config: { keyfield: 'root', namefield: 'root', undeletableflag: null },
    };
    const { problems, columns, retail } = await module(services, sources);
    for (const path of sources)
      expect(askedAt(retail, path)).toEqual([{ pageNo: 1, pageSize: 200, condition: [] }]);
    expect(problems.map(({ column: name, code }) => [name, code])).toEqual([
      ['one', 'CIRCULAR_DEPENDENCY'],
      ['two', 'CIRCULAR_DEPENDENCY'],
      ['self', 'CIRCULAR_DEPENDENCY'],
      ['lost', 'UNKNOWN_DEPENDENCY'],
    ]);
    expect(Object.fromEntries(columns.map(({ name, dependsOn }) => [name, dependsOn]))).toEqual({
      root: [],
      good: ['root'],
      one: [],
      two: [],
      self: [],
      lost: [],
      after: ['one'],
    });
  });

  test('fall back to a search that the services support', async () => {
    const { columns } = await module({ config: { operations: ['eq'] } });
    expect(
      Object.fromEntries(columns.map(({ name, searchType }) => [name, searchType])),
    ).toMatchObject({
      storeid: 'EQ',
      storename: 'EQ',
      opened: 'EQ',
      area: null,
    });
  });
});
