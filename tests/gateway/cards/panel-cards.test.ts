import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { OPERATIONS, type OperationName } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { byPath } from '../../support/gateway/scripted-transport.ts';
import { ask, bodiesOf, card, panelOf, retailWith } from './panel-support.ts';

// TODO in this file is a kind of card group of the schema, not a note of open work.

type Schemas = components['schemas'];

const GROUP: Schemas['DashboardTemplate'] = {
  dtype: 'todo',
  dtmplcode: 'group_todo',
  typename: '待办提醒',
  entrycode: 'group.todo',
  maxnum: 6,
  rownum: 1,
  colnum: 1,
  uitmpl: 'CountCard',
  details: [
    { cardcode: 'unticked', cardname: '未选', checked: false, data: { num: 1 } },
    {
      cardcode: 'late',
      cardname: '逾期订单',
      entrycode: 'count.late',
      checked: true,
      appcode: 'OPS',
      modulecode: '200109',
      moduleparams: '{"tab":"late"}',
      icon: 'clock',
      iconColor: '#C2690C',
      data: { num: 36, amt: 1234.5 },
    },
    { cardcode: 'bare', cardname: '无数', checked: true, iconColor: 'red;}' },
  ],
};

const MANY = Array.from({ length: 10_000 }, (_, at) => ({
  cardcode: `c${String(at)}`,
  checked: true,
}));

describe('FastAppCard', () => {
  test('returns the favourites and their maximum number', async () => {
    const pageData: Schemas['Favorite'][] = [
      {
        id: 'k1',
        entid: '100001',
        usercode: 'ops_director',
        deptcode: 'D20',
        posttmplcode: 'PT02',
        postcode: 'P0002',
        appcode: 'OPS',
        appname: '门店运营',
        modulecode: '200101',
        modulename: '要货申请',
        apptype: '0',
      },
    ];
    const retail = retailWith(card('fast', 'FastAppCard')).answers('favourites', {
      total: 1,
      pageData,
    });
    const { cards } = await ask('... on FastAppCard { limit favourites { moduleCode name } }');
    expect(cards[0]).toMatchObject({
      limit: 12,
      favourites: [{ moduleCode: '200101', name: '要货申请' }],
    });
    expect(bodiesOf(retail)).toEqual([
      ['msc-ucs/favorite/pageQuery', expect.objectContaining({ pageNo: 1, pageSize: 20 })],
    ]);
  });
});

describe('CardGroupCard', () => {
  const selection = `... on CardGroupCard { group { code kind isPinned name i18nCode limit cards { code name i18nCode
    counter { count amount icon iconColour applicationCode moduleCode moduleParameters { name value } } } } }`;
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

const PANEL = [
  card('must', 'MustSeeCard'),
  card('messages', 'MessageCard'),
  card('news', 'AnnouncementCard'),
  card('fast', 'FastAppCard'),
  card('todos', 'CardGroup', { dtmplcode: 'group_todo' }),
];
const EVERYTHING = `... on MustSeeCard { items { id } } ... on MessageCard { messages { totalCount } }
  ... on AnnouncementCard { announcements { totalCount } } ... on FastAppCard { favourites { id } } ... on CardGroupCard { group { code } }`;
const SERVICES = [
  'mustSee',
  'unreadMessages',
  'announcements',
  'favourites',
  'dashboardTemplates',
] as const;
const FIELDS = ['items', 'messages', 'announcements', 'favourites', 'group'];

describe('each card of the panel', () => {
  const answers: Record<(typeof SERVICES)[number], unknown> = {
    mustSee: [],
    unreadMessages: [],
    announcements: { total: 0, pageData: [] },
    favourites: { total: 0, pageData: [] },
    dashboardTemplates: [GROUP],
  };

  test.each(SERVICES.map((operation, at) => [operation, at] as const))(
    'fails alone when %s fails',
    async (operation, at) => {
      const retail = retailWith(...PANEL);
      for (const other of SERVICES)
        if (other === operation) retail.replies(other, () => 'unreachable');
        else retail.answers(other, answers[other]);
      const { cards, errors } = await ask(EVERYTHING);
      expect(cards.map((each, place) => each[FIELDS[place] ?? ''] === null)).toEqual(
        FIELDS.map((_, place) => place === at),
      );
      expect(errors).toMatchObject([{ path: ['viewer', 'panel', 'cards', at, FIELDS[at]] }]);
    },
  );

  test('has a short time limit on the page, and the full one when requested alone', async () => {
    const paths = Object.fromEntries(
      SERVICES.map((operation: OperationName) => [
        OPERATIONS[operation],
        answers[operation as 'mustSee'],
      ]),
    );
    const answer = byPath({ ...paths, [OPERATIONS.dashboardLayout]: panelOf(...PANEL) });
    const services = createLateServices(answer, ({ path }) => path === OPERATIONS.mustSee);
    const { transport, calls, timers } = services;
    const gateway = await startGateway({}, { transport, after: timers.after });
    const cookie = await gateway.signIn();
    const asking = gateway.ask(
      `{ viewer { dashboard(code: "panel") { cards { ${EVERYTHING} } } } }`,
      { cookie },
    );
    await services.pass(2_500);
    const { data, errors } = await asking;
    expect(data).toMatchObject({
      viewer: { dashboard: { cards: [{ items: null }, { messages: {} }, {}, {}, {}] } },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
    expect(calls).toHaveLength(6);
    await services.answer();
    const alone =
      '{ viewer { card(dashboardCode: "panel", code: "must") { ... on MustSeeCard { items { id } } } } }';
    expect((await gateway.ask(alone, { cookie })).data).toEqual({
      viewer: { card: { items: [] } },
    });
  });
});
