import { print } from 'graphql';
import { expect, test } from 'vitest';
import { OPERATIONS } from '../../gateway/upstream/operations.ts';
import { startGateway } from '../support/gateway/gateway.ts';
import { portalDocument } from '../support/portal-documents.ts';
import { APPLICATIONS, MENU_TREE, PARAMETERS } from '../support/retail/retail-fixtures.ts';
import {
  createScriptedTransport,
  byPath,
  type Script,
} from '../support/gateway/scripted-transport.ts';
import { createWaves } from '../support/gateway/waves.ts';
import { wholeHome } from '../support/gateway/whole-home.ts';

const SHELL = byPath({
  [OPERATIONS.staffApplications]: APPLICATIONS,
  [OPERATIONS.staffMenuTree]: MENU_TREE,
  [OPERATIONS.account]: {
    usercode: 'ops_director',
    username: '林知夏',
    logo: '/fs/msc-file/file/F1',
  },
  [OPERATIONS.commonMenus]: { total: 0, pageData: [] },
  [OPERATIONS.favourites]: { total: 0, pageData: [] },
  [OPERATIONS.globalParameters]: { total: 3, pageData: PARAMETERS },
  [OPERATIONS.languageVersions]: { total: 0, pageData: [] },
  [OPERATIONS.todoPreview]: { todoList: [], count: 0 },
  [OPERATIONS.workCount]: { poolCount: 0, todoCount: 0, finishCount: 0 },
  [OPERATIONS.unreadMessages]: [],
});

async function callsOf(name: string, services: Script, variables: Record<string, unknown>) {
  const { waves, hold } = createWaves();
  const { transport, calls } = createScriptedTransport(async (call) => {
    await hold(call.path.split('/').slice(2).join('/'));
    return services(call);
  });
  const { ask, signIn } = await startGateway({}, { transport });
  const { errors } = await ask(print(portalDocument(name)), { variables, cookie: await signIn() });
  expect(errors).toBeUndefined();
  return { waves, calls };
}

test('a home page makes each distinct call once, in at most two waves per request', async () => {
  const shell = await callsOf('Workbench', SHELL, { locale: 'en-US' });
  const home = await callsOf('Home', wholeHome, {
    code: 'home',
    fold: 99,
    belowFold: 100,
    filter: {},
    filterOfOne: {},
    panel: true,
  });
  const all = [...shell.calls, ...home.calls].map(
    ({ path, body }) => `${path} ${JSON.stringify(body)}`,
  );
  expect(new Set(all).size).toBe(all.length);
  expect(shell.waves.length).toBeLessThanOrEqual(2);
  expect(home.waves.length).toBeLessThanOrEqual(2);
  expect({ calls: all.length, shell: shell.waves, home: home.waves }).toMatchInlineSnapshot(`
    {
      "calls": 31,
      "home": [
        [
          "msc-ucs/dashboardUser/getLayout",
          "msc-ucs/dashboardUser/getLayout",
        ],
        [
          "msc-ucs/account/getShopList",
          "MCA200021/sales/kpi",
          "MCA200021/sales/kpi",
          "MCA200021/sales/trend",
          "MCA200021/sales/storeRanking",
          "msc-flowable/report/total",
          "MCA200021/sales/circle",
          "MCA200021/count/get",
          "MCA200021/count/get",
          "MCA200021/sales/channelPie",
          "zb-mca-base/channel/search",
          "MCA200021/sales/topProduct",
          "MCA200021/sales/progress",
          "msc-ucs/dashboardDailySeeUser/list",
          "msc-message/announce/pageQuery",
          "msc-ucs/dashboardTmplCard/queryWithMore",
          "msc-ucs/dashboardTmplCard/queryWithMore",
          "MCA200021/sales/channelBar",
        ],
      ],
      "shell": [
        [
          "msc-ucs/account/getOne",
          "msc-ucs/account/getPostAppInfo",
          "msc-gls/languageVersion/search",
          "msc-ucs/commonmenu/pageQuery",
          "msc-ucs/favorite/pageQuery",
          "msc-flowable/report/todo",
          "msc-taskm/taskpool/getMyWorkCount",
          "msc-message/messageuser/queryUnReadMsg",
          "msc-gls/globPara/search",
        ],
        [
          "msc-ucs/account/getPostMenuTree",
          "msc-ucs/account/getPostMenuTree",
        ],
      ],
    }
  `);
  process.stdout.write(
    `REST calls for one home page: ${all.length} (shell ${shell.calls.length}, cards ${home.calls.length}), in ${shell.waves.length} and ${home.waves.length} waves\n`,
  );
});
