import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { createContractStub } from '../../support/retail/contract-stub.ts';
import { useJourney } from '../../support/browser/journey.ts';
import { signIn, signInByForm } from '../../support/browser/portal-pages.ts';

/**
 * Every screen in a browser, with services generated from the OpenAPI document alone. This proves
 * that the examples in the document contain all data that the screens need.
 */
const stub = createContractStub('examples');
const closing: (() => Promise<void>)[] = [];
const journey = useJourney({
  async between() {
    const { url, close } = await stub.listen();
    closing.push(close);
    return url;
  },
});

afterAll(async () => {
  for (const close of closing) await close();
});

const text = (words: string) => (page: Page) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

/** The address of each screen and the texts from the examples that it shows. */
const SCREENS = [
  { screen: 'home', at: '/page', shows: text('门店销售前十') },
  { screen: 'a list', at: '/page?s=200209&a=OPS', shows: text('禾源') },
  { screen: 'documents', at: '/page?s=200101&a=OPS', shows: text('PO2606140021') },
  {
    screen: 'a document',
    at: '/page?s=200101&a=OPS&p.sheetid=PO-EXAMPLE',
    shows: text('PO-EXAMPLE'),
  },
  { screen: 'a dashboard', at: '/page?s=200601&a=RPT', shows: text('门店销售前十') },
  { screen: 'the approval centre', at: '/page?s=100003', shows: text('PO2606140021') },
  { screen: 'an approval', at: '/page?s=100003&p.taskid=WT1000210', shows: text('营运审批') },
  { screen: 'the operating clock', at: '/page?s=100004', shows: text('夏季陈列检查') },
  { screen: 'tasks', at: '/page?s=200105&a=OPS', shows: text('夏季陈列检查') },
  { screen: 'messages', at: '/page?s=100002', shows: text('采购订单待审批') },
  { screen: 'the launchpad', at: '/watsons', shows: text('经营报表') },
  { screen: 'the assistant', at: '/casper', shows: text('缺货精灵') },
  { screen: 'a manual', at: '/operatehelp/200101', shows: text('要货申请') },
  { screen: 'the layout editor', at: '/editDashboard', shows: text('编排卡片：经营概览') },
] as const;

describe('The portal with services generated from the OpenAPI document', () => {
  it('signs a user in with the form', async () => {
    const { page, problems } = await journey.open();
    await signInByForm(page, { account: 'ops_director' });
    await text('要货申请')(page);
    expect(problems).toEqual([]);
  });

  it.each(SCREENS)('shows the data of the examples on $screen', async ({ at, shows }) => {
    const { page, problems } = await journey.open();
    await signIn(page, { account: 'ops_director' });
    await page.goto(at);
    await shows(page);
    await page.waitForLoadState('networkidle');
    const failures = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
    expect({ failures, problems, asked: [...new Set(stub.problems)] }).toEqual({
      failures: [],
      problems: [],
      asked: [],
    });
  });
});
