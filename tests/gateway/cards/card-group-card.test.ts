import { describe, expect, test } from 'vitest';
import { ask, bodiesOf, card, retailWith } from './panel-support.ts';
import { GROUP } from './card-group-fixture.ts';

// TODO in this file is a kind of card group of the schema, not a note of open work.

const MANY = Array.from({ length: 10_000 }, (_, at) => ({
  cardcode: `c${String(at)}`,
  checked: true,
}));

describe('CardGroupCard', () => {
  const selection = `... on CardGroupCard { group { code kind isPinned name i18nCode limit cards { code name i18nCode
    counter { openCount count amount icon iconColour applicationCode moduleCode moduleParameters { name value } } } } }`;
  const named = card('todos', 'CardGroup', { dtmplcode: 'group_todo' });

  test('returns at most a hundred cards, and uses the code as a missing name', async () => {
    retailWith(named).replies('dashboardTemplates', () => ({
      body: { returncode: '0', message: '', data: [{ ...GROUP, typename: null, details: MANY }] },
    }));
    const { cards, errors } = await ask(
      '... on CardGroupCard { group { name cards { code name } } }',
    );
    expect(errors).toBeUndefined();
    const group = cards[0]?.group as { name: string; cards: object[] };
    expect(group.name).toBe('group_todo');
    expect(group.cards).toHaveLength(100);
    expect(group.cards[0]).toEqual({ code: 'c0', name: 'c0' });
  });

  test('returns the selected cards with their numbers, with one call', async () => {
    const retail = retailWith(named).answers('dashboardTemplates', [GROUP]);
    const { cards, errors } = await ask(selection);
    expect({ group: cards[0]?.group, errors }).toMatchInlineSnapshot(`
      {
        "errors": undefined,
        "group": {
          "cards": [
            {
              "code": "late",
              "counter": {
                "amount": "1234.50",
                "applicationCode": "OPS",
                "count": 36,
                "icon": "clock",
                "iconColour": "#c2690c",
                "moduleCode": "200109",
                "moduleParameters": [
                  {
                    "name": "tab",
                    "value": "late",
                  },
                ],
                "openCount": 36,
              },
              "i18nCode": "count.late",
              "name": "逾期订单",
            },
            {
              "code": "bare",
              "counter": {
                "amount": null,
                "applicationCode": null,
                "count": 0,
                "icon": null,
                "iconColour": null,
                "moduleCode": null,
                "moduleParameters": [],
                "openCount": null,
              },
              "i18nCode": null,
              "name": "无数",
            },
          ],
          "code": "group_todo",
          "i18nCode": "group.todo",
          "isPinned": true,
          "kind": "TODO",
          "limit": 6,
          "name": "待办提醒",
        },
      }
    `);
    expect(bodiesOf(retail)).toEqual([
      [
        'msc-ucs/dashboardTmplCard/queryWithMore',
        { params: { dtype: '', dtmplcode: 'group_todo' } },
      ],
    ]);
  });

  test('is requested with the kind that the card names, and takes its kind from its cards if it names none', async () => {
    const typedGroup = card('todos', 'CardGroup', { dtmplcode: 'group_todo', dtype: 'todo' });
    const { uitmpl: _kind, details, ...rest } = GROUP;
    const countCards = details.map((detail) => ({ ...detail, uitmpl: 'CountCard' }));
    const retail = retailWith(typedGroup).answers('dashboardTemplates', [
      { ...rest, details: countCards },
    ]);
    expect((await ask(selection)).cards[0]?.group).toMatchObject({ kind: 'TODO', isPinned: true });
    expect(bodiesOf(retail)).toEqual([
      [
        'msc-ucs/dashboardTmplCard/queryWithMore',
        { params: { dtype: 'todo', dtmplcode: 'group_todo' } },
      ],
    ]);
  });

  test.each([
    ['todo', 'IconCard', 'TODO', true],
    ['warning', 'CountCard', 'WARNING', true],
    ['warning', 'KpiCard', 'WARNING', false],
    ['other', undefined, 'UNKNOWN', false],
  ])('with dtype %s and cards of kind %s is shown as %s', async (dtype, uitmpl, kind, isPinned) => {
    const { uitmpl: _kind, ...rest } = GROUP;
    retailWith(named).answers('dashboardTemplates', [
      { ...rest, dtype, ...(uitmpl !== undefined && { uitmpl }) },
    ]);
    expect((await ask(selection)).cards[0]?.group).toMatchObject({ kind, isPinned });
  });

  test.each([
    [null, 'NOT_CONFIGURED'],
    [{}, 'NOT_CONFIGURED'],
    [{ dtmplcode: 7 }, 'MALFORMED'],
    [{ dtmplcode: '../x' }, 'MALFORMED'],
  ])('with the parameters %j fails alone and makes no call', async (params, reason) => {
    const retail = retailWith(
      card('todos', 'CardGroup', params),
      card('must', 'MustSeeCard'),
    ).answers('mustSee', []);
    const { cards, errors } = await ask(`${selection} ... on MustSeeCard { items { id } }`);
    expect(cards).toMatchObject([{ group: null }, { items: [] }]);
    expect(errors).toMatchObject([
      { path: ['viewer', 'panel', 'cards', 0, 'group'], extensions: { reason } },
    ]);
    expect(bodiesOf(retail).map(([path]) => path)).toEqual(['msc-ucs/dashboardDailySeeUser/list']);
  });
});
