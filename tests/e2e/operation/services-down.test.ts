import { describe, expect, it } from 'vitest';
import { useJourney } from '../../support/browser/journey.ts';
import {
  card,
  fillLogin,
  homeIsLive,
  loginButton,
  menu,
  signIn,
} from '../../support/browser/portal-pages.ts';

describe('a card service that fails', () => {
  const journey = useJourney({ faults: 'status=500:/api/MCA200021,html:/api/msc-flowable' });

  it('affects only its own cards, which show the reason and a retry', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await card(page, '销售额').getByText('加载失败').waitFor();
    // Most of the page depends on this service, so one message offers a retry for all of its cards.
    await page.getByRole('alert').getByRole('button', { name: '全部重试' }).waitFor();
    await menu(page).waitFor();
  });
});

describe('services that go down', () => {
  const journey = useJourney();

  it('are reported on the page, on the sign-in page and by /readyz, while loaded data stay visible', async () => {
    const { page } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await homeIsLive(page);
    await journey.portal().stopRetail();

    await page.getByRole('button', { name: '全部刷新' }).click();
    await page.getByText('服务暂时连接不上').first().waitFor();
    await menu(page).waitFor();

    const ready = await page.request.get('/readyz');
    expect(await ready.text()).toMatch(/unreachable|down|failing/iu);
    expect((await page.request.get('/healthz')).status()).toBe(200);

    const visitor = await journey.open();
    await visitor.page.goto('/login');
    await fillLogin(visitor.page, { account: 'ops_director' });
    await loginButton(visitor.page).click();
    await visitor.page.getByRole('alert').getByText('登录失败').waitFor();
    await visitor.page.getByRole('alert').getByText('零售服务暂时不可用').waitFor();
  });
});
