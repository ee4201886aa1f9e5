import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '../../../../../web/features/home/HomePage.tsx';
import { dashboardOf, kpi } from '../../../support/home-fixtures.ts';
import { waitingGateway } from '../../../support/fake-gateway.ts';
import { renderInPortal } from '../../../support/render-in-portal.tsx';

it('a card has the name from the language packs in the language of the user', async () => {
  const cards = [
    kpi('operating01', '销售额', 1, {}, { i18nCode: 'card.operating01' }),
    kpi('operating02', '毛利', 4),
  ];
  const gateway = waitingGateway({ Home: () => ({ data: dashboardOf(cards) }) });
  await renderInPortal(<HomePage />, {
    gateway,
    locale: 'en-US',
    texts: { 'card.operating01': 'Net sales' },
  });
  expect(await screen.findByRole('region', { name: 'Net sales' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '毛利' })).toBeTruthy();
  expect(screen.queryByText('销售额')).toBeNull();
});
