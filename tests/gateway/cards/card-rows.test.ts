import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { CIRCLE, DATA_CARDS } from '../../support/gateway/data-cards.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { LAYOUT } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { byPath, createScriptedTransport } from '../../support/gateway/scripted-transport.ts';

const { members } = DATA_CARDS;
const cards = [1, 2, 2, 4].map((rownum, index) => ({
  ...members,
  cardcode: `card${String(index)}`,
  rownum,
  height: 2,
}));

test.each([
  ['', ['card0', 'card1', 'card2', 'card3']],
  ['(fromRow: null, toRow: null)', ['card0', 'card1', 'card2', 'card3']],
  ['(toRow: 2)', ['card0', 'card1', 'card2']],
  ['(fromRow: 2)', ['card1', 'card2', 'card3']],
  ['(fromRow: 2, toRow: 3)', ['card1', 'card2']],
  ['(fromRow: 3, toRow: 3)', []],
  ['(fromRow: 4, toRow: 2)', []],
  ['(fromRow: -5, toRow: 0)', []],
])('cards%s returns the cards that begin in these rows', async (rows, codes) => {
  mockRetail().answers('dashboardLayout', { ...LAYOUT, cards });
  const { ask, signIn } = await startGateway();
  const { data } = await ask(`{ viewer { dashboard { cards${rows} { code } } } }`, {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { dashboard: { cards: codes.map((code) => ({ code })) } } });
});

test('reads the layout once for the cards above and below the fold, loads the selected cards only, and loads a single card without the layout', async () => {
  const { transport, calls } = createScriptedTransport(
    byPath({
      [OPERATIONS.dashboardLayout]: { ...LAYOUT, cards },
      '/api/MCA200021/sales/circle': CIRCLE,
    }),
  );
  const { ask, signIn } = await startGateway({}, { transport });
  const cookie = await signIn();
  const query = `{ viewer { dashboard { above: cards(toRow: 1) { ... on CircleCard { figures { count } } } below: cards(fromRow: 2) { code } } } }`;
  expect((await ask(query, { cookie })).data).toEqual({
    viewer: {
      dashboard: {
        above: [{ figures: { count: 128 } }],
        below: [{ code: 'card1' }, { code: 'card2' }, { code: 'card3' }],
      },
    },
  });
  const alone = '{ viewer { card(code: "card3") { ... on CircleCard { figures { count } } } } }';
  expect((await ask(alone, { cookie })).data).toEqual({
    viewer: { card: { figures: { count: 128 } } },
  });
  expect(calls.map(({ path, timeoutMs }) => [path.split('/').at(-1), timeoutMs])).toEqual([
    ['getLayout', 30_000],
    ['circle', 30_000],
    ['circle', 30_000],
  ]);
});
