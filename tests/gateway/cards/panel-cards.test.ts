import { describe, expect, test } from 'vitest';
import { OPERATIONS, type OperationName } from '../../../gateway/upstream/operations.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { createLateServices } from '../../support/retail/late-services.ts';
import { byPath } from '../../support/gateway/scripted-transport.ts';
import { ask, bodiesOf, card, panelOf, retailWith } from './panel-support.ts';
import { type Schemas, GROUP } from './card-group-fixture.ts';

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
