import { expect, test } from 'vitest';
import {
  DEFAULT_RETAIL_CONFIG,
  type RetailConfig,
} from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import {
  LAYOUT,
  SHOPS,
  SIGNED_IN_STAFF,
  SIGNED_IN_SUPPLIER,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const [CARD] = LAYOUT.cards;
const KINDS = [
  'KpiCard',
  'TodoCard',
  'FastAppCard',
  'MustSeeCard',
  'CardGroup',
  'MessageCard',
  'AnnouncementCard',
];
/** One card of each kind, side by side in the same row. */
const ROWS = KINDS.map((uitmpl, index) => ({
  ...CARD!,
  ...{ cardcode: uitmpl, cardname: uitmpl, uitmpl },
  ...{ rownum: 1, colnum: index + 1, width: 1, height: 1 },
}));

function mockCards() {
  mockRetail()
    .answers('dashboardLayout', { ...LAYOUT, cards: ROWS })
    .answers('shops', SHOPS);
}

async function startWithout(...missing: RetailConfig['missing']) {
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing },
  });
  const cookie = await signIn();
  return async (query: string) => {
    const { data, errors } = await ask(query, { cookie });
    expect(errors).toBeUndefined();
    return (data as { viewer: Record<string, unknown> }).viewer;
  };
}

const CARDS = '{ viewer { dashboard { cards { code position { column width } } } } }';
interface Cards {
  cards: { code: string; position: { column: number; width: number } }[];
}

test.each<[RetailConfig['missing'][number], string]>([
  ['todoTotals', 'TodoCard'],
  ['favourites', 'FastAppCard'],
  ['mustSee', 'MustSeeCard'],
  ['dashboardTemplates', 'CardGroup'],
  ['unreadMessages', 'MessageCard'],
  ['announcements', 'AnnouncementCard'],
])('services without %s have no %s', async (operation, kind) => {
  mockCards();
  const ask = await startWithout(operation);
  const { cards } = (await ask(CARDS)).dashboard as Cards;
  expect(cards.map(({ code }) => code)).toEqual(KINDS.filter((each) => each !== kind));
});

test('a missing operation of suppliers hides no card of the staff', async () => {
  mockCards();
  const ask = await startWithout('unreadVendorMessages', 'vendorAnnouncements');
  const { cards } = (await ask(CARDS)).dashboard as Cards;
  expect(cards.map(({ code }) => code)).toEqual(KINDS);
});

test('staff and suppliers with the same layout each have the cards of their own operations', async () => {
  mockRetail()
    .answers('dashboardLayout', { ...LAYOUT, cards: ROWS })
    .answers('shops', SHOPS);
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['unreadMessages', 'vendorAnnouncements'] },
  });
  const kindsOf = async (account: typeof SIGNED_IN_STAFF) => {
    const { data } = await ask(CARDS, { cookie: await signIn(account) });
    return (data as { viewer: { dashboard: Cards } }).viewer.dashboard.cards.map(
      ({ code }) => code,
    );
  };
  // An answer that came twice is read once.
  for (const _time of ['first', 'second'])
    expect(await kindsOf(SIGNED_IN_STAFF)).toEqual(KINDS.filter((kind) => kind !== 'MessageCard'));
  expect(await kindsOf(SIGNED_IN_SUPPLIER)).toEqual(
    KINDS.filter((kind) => kind !== 'AnnouncementCard'),
  );
});

test('the other cards of the row close the gap', async () => {
  const [kpi, todo] = ROWS;
  mockRetail().answers('dashboardLayout', {
    ...LAYOUT,
    cards: [
      { ...kpi!, colnum: 1, width: 6 },
      { ...todo!, colnum: 7, width: 6 },
    ],
  });
  const ask = await startWithout('todoTotals');
  expect((await ask(CARDS)).dashboard).toEqual({
    cards: [{ code: 'KpiCard', position: { column: 1, width: 12 } }],
  });
});

test('a card that the services cannot fill is not offered either', async () => {
  const details = ROWS.map((row) => ({ ...row, checked: true }));
  mockRetail().answers('dashboardTemplates', [
    {
      dtmplcode: 'home',
      dtype: 'home',
      typename: 'Home',
      maxnum: 30,
      rownum: 8,
      colnum: 12,
      details,
    },
  ]);
  const ask = await startWithout('mustSee', 'announcements');
  const { dashboardTemplate } = await ask('{ viewer { dashboardTemplate { cards { code } } } }');
  const { cards } = dashboardTemplate as { cards: { code: string }[] };
  expect(cards.map(({ code }) => code)).toEqual(
    KINDS.filter((kind) => kind !== 'MustSeeCard' && kind !== 'AnnouncementCard'),
  );
});
