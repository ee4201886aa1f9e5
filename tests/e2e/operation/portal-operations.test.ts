import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES } from '../../../gateway/generated/operation-names.ts';
import { dist } from '../../support/browser/first-load.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { inQuery } from '../../support/browser/playground-pages.ts';
import {
  fillLogin,
  homeIsLive,
  loginButton,
  signInByForm,
} from '../../support/browser/portal-pages.ts';
import { openers, PRODUCTS } from '../../support/browser/list-pages.ts';

interface Exchange {
  operationName: string;
  isText: boolean;
  status: number;
  /** The codes of the errors in the answer. */
  codes: string[];
}

interface Answer {
  errors?: { extensions: { code: string } }[];
}

/** Records what the page sends to /graphql and what it is answered. */
function watchExchanges(page: Page): Exchange[] {
  const exchanges: Exchange[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const sent = response.request().postDataJSON() as { operationName: string; query?: string };
    const { errors = [] } = (await response.json().catch(() => ({}))) as Answer;
    exchanges.push({
      operationName: sent.operationName,
      isText: sent.query !== undefined,
      status: response.status(),
      codes: errors.map(({ extensions }) => extensions.code),
    });
  });
  return exchanges;
}

const namesOf = (exchanges: readonly Exchange[]) =>
  exchanges.map(({ operationName }) => operationName);
/** Parts of a service that is late are no refusal: the page asks for them again. */
const isRefused = ({ status, codes }: Exchange) =>
  status >= 400 || codes.some((code) => code !== 'UPSTREAM_TIMEOUT');

describe('A gateway that accepts only the operations of the portal', () => {
  const journey = useJourney({ settings: { ONLY_PORTAL_OPERATIONS: '1' } });

  it('refuses nothing from the sign-in to the home page and a list, and gets no texts', async () => {
    const { page, problems } = await journey.open();
    const exchanges = watchExchanges(page);
    await page.goto('/login');
    await fillLogin(page, { account: 'ops_director' });
    await loginButton(page).click();
    await homeIsLive(page);
    await page.goto(PRODUCTS);
    await openers(page).first().waitFor();
    await page.waitForLoadState('networkidle');

    expect(namesOf(exchanges)).toEqual(
      expect.arrayContaining(['SignInOptions', 'SignIn', 'Workbench', 'Home', 'ListModule']),
    );
    expect(exchanges.filter(isRefused)).toEqual([]);
    // The sign-in page asks for its options without Apollo Client.
    expect(namesOf(exchanges.filter(({ isText }) => isText))).toEqual(['SignInOptions']);
    expect(problems).toEqual([]);
  });

  it('lets the playground ask what it likes, and no other page', async () => {
    const { page } = await journey.open();
    await signInByForm(page, { account: 'ops_director' });
    const exchanges = watchExchanges(page);
    await page.goto('/playground');
    await inQuery(page, 'HomeCards').waitFor();
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('query HomeCards') ?? false,
    );
    await page.getByRole('button', { name: '运行', exact: true }).click();
    expect(await (await answered).json()).not.toHaveProperty('errors');
    expect(exchanges.filter(isRefused)).toEqual([]);

    const refused = await page.request.post('/graphql', {
      headers: { 'x-portal-request': '1', 'accept-language': 'zh-CN' },
      data: { query: '{ viewer { id } }' },
    });
    expect(refused.status()).toBe(403);
    expect(await refused.text()).toContain('此处只接受门户自身的操作');
  });

  it('goes on with texts if a page of another build sends ids that it does not know', async () => {
    const { page, problems } = await journey.open();
    await signInByForm(page, { account: 'ops_director' });
    const exchanges = watchExchanges(page);
    await page.route('**/graphql', async (route) => {
      const text = route.request().postData() ?? '';
      await route.continue({ postData: text.replace(/"sha256Hash":"/u, '"sha256Hash":"other-') });
    });
    await page.goto('/');
    await homeIsLive(page);
    expect(exchanges.some(({ isText }) => isText)).toBe(true);
    expect(exchanges.filter(({ isText, status }) => isText && status >= 400)).toEqual([]);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });
});

it('The manifest of the build has every operation of the portal', () => {
  const text = readFileSync(join(dist, '.vite', 'persisted-operations.json'), 'utf8');
  const { operations } = JSON.parse(text) as { operations: { name: string }[] };
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining([...OPERATION_NAMES]));
});
