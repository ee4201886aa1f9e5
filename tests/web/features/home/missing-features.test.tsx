import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dashboard } from '../../../../web/features/home/Dashboard.tsx';
import { FilterControls } from '../../../../web/features/home/filters/FilterControls.tsx';
import { defaultFilter } from '../../../../web/features/home/filters/sales-filter.ts';
import { Greeting } from '../../../../web/features/home/panel/Greeting.tsx';
import type { PortalFeature } from '../../../../web/generated/schema.ts';
import { dashboardOf, usualCards } from '../../support/home-fixtures.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { viewer } from '../../support/viewer-fixture.ts';

const filter = {
  value: defaultFilter('2026-11-20'),
  problemKey: null,
  change: () => undefined,
};

/** The controls of the home page that services may not support, and whether they are shown. */
async function controlsWithout(...missingFeatures: PortalFeature[]) {
  const gateway = waitingGateway({ Home: () => ({ data: dashboardOf(usualCards()) }) });
  await renderInPortal(
    <>
      <Dashboard code="home" />
      <Greeting />
      <section aria-label="filters">
        <FilterControls filter={filter} known={['period', 'purchaseGroup', 'channels']} />
      </section>
    </>,
    { gateway, viewer: { ...viewer, missingFeatures } },
  );
  await screen.findByRole('region', { name: '销售额' });
  const shownText = screen.getByRole('region', { name: 'filters' }).textContent;
  return {
    layout: screen.queryByRole('button', { name: '布局设置' }) !== null,
    avatar: screen.queryByRole('button', { name: '更换头像' }) !== null,
    groups: shownText.includes('全部采购组'),
    channels: shownText.includes('全部渠道'),
  };
}

const all = { layout: true, avatar: true, groups: true, channels: true };

test('the page has all controls where the services support them', async () => {
  expect(await controlsWithout()).toEqual(all);
});

test.each<[PortalFeature, keyof typeof all]>([
  ['LAYOUT', 'layout'],
  ['AVATAR_CHANGE', 'avatar'],
  ['PURCHASE_GROUP_FILTER', 'groups'],
  ['CHANNEL_FILTER', 'channels'],
])('services without %s hide the control %s alone', async (feature, control) => {
  expect(await controlsWithout(feature)).toEqual({ ...all, [control]: false });
});
