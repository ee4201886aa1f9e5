import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomePage } from '../../../../../web/features/home/HomePage.tsx';
import { fakeGateway, languageOf, Surroundings } from '../../../support/home-support.tsx';
import { dashboardOf, kpi } from '../../../support/home-fixtures.ts';

it('a card is called by the text of the packs in the language of the user', async () => {
  const language = await languageOf('en-US');
  language.layOver('en-US', { 'card.operating01': 'Net sales' });
  const cards = [
    kpi('operating01', '销售额', 1, {}, { i18nCode: 'card.operating01' }),
    kpi('operating02', '毛利', 4),
  ];
  const gateway = fakeGateway({ Home: () => ({ data: dashboardOf(cards) }) });
  render(
    <Surroundings link={gateway.link} language={language}>
      <HomePage />
    </Surroundings>,
  );
  expect(await screen.findByRole('region', { name: 'Net sales' })).toBeTruthy();
  expect(screen.getByRole('region', { name: '毛利' })).toBeTruthy();
  expect(screen.queryByText('销售额')).toBeNull();
});
