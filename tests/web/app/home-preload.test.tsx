import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dashboardOf } from '../support/home-fixtures.ts';
import { renderPortal } from '../support/render-portal.tsx';
import { signedIn, viewerOf } from '../support/shell-fixtures.ts';

/** Opens the portal at an address and records for each `Home` request whether the tabs were drawn. */
async function openAt(path: string) {
  const wereTabsDrawn: boolean[] = [];
  await renderPortal({
    path,
    answers: signedIn(viewerOf(), {
      Home: () => {
        wereTabsDrawn.push(screen.queryByRole('tablist') !== null);
        return { data: dashboardOf([]) };
      },
    }),
    inBrowserHistory: true,
  });
  await screen.findByText('暂无数据');
  return wereTabsDrawn;
}

it('the home page is asked for once, before the workbench around it is drawn', async () => {
  expect(await openAt('/page')).toEqual([false]);
});

it('a home page with filters in its address is asked for once, with these filters', async () => {
  expect(await openAt('/page?granularity=M')).toEqual([true]);
});
