import { startGateway } from './gateway.ts';
import { LAYOUT } from '../retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../retail/retail-nock.ts';

/** Services with a dashboard that consists of this card only. */
export function dashboardOf(cardcode: string): RetailNock {
  return mockRetail().answers('dashboardLayout', {
    ...LAYOUT,
    cards: LAYOUT.cards.filter((card) => card.cardcode === cardcode),
  });
}

/** Requests a selection of fields from the cards of the dashboard. */
export async function askForCard(selection: string) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(`{ viewer { dashboard { cards { ${selection} } } } }`, {
    cookie: await signIn(),
  });
  return { data, errors };
}
