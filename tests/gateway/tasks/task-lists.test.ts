import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { lockedRow, taskRow } from './task-fixtures.ts';
import { ask } from './task-list-support.ts';

const HOSTILE = '<p style="position:fixed">x<script>alert(1)</script></p>';

describe('a list of tasks', () => {
  test('has rows with all fields and unchanged HTML', async () => {
    const rows = [
      lockedRow('PT1', {
        assigneeCode: 'ops_director',
        assigneeName: '林知夏',
        taskdesc: HOSTILE,
        taskkeyattr: '门店 1001',
        depttypeid: 'SHOP',
        modulecode: '200101',
        sheetid: 'RQ2606140001',
        buttons: [
          { key: 'handle', name: '处理' },
          { key: 'cancel', name: '取消领取' },
        ],
      }),
    ];
    const retail = mockRetail().answers('poolTasks', { total: 9, pageData: rows });
    const { viewer, errors } =
      await ask(`tasks(list: MINE, page: 2, pageSize: 5) { totalCount nodes {
      id code typeName name description keyAttribute departmentTypeCode roleCode creatorName createdAt dueAt status assigneeName isMine
      claimedAt claimExpiresAt finishedAt moduleCode documentNumber buttons { action name } } }`);
    expect({ viewer, errors }).toMatchInlineSnapshot(`
      {
        "errors": undefined,
        "viewer": {
          "tasks": {
            "nodes": [
              {
                "assigneeName": "林知夏",
                "buttons": [
                  {
                    "action": "HANDLE",
                    "name": "处理",
                  },
                  {
                    "action": "CANCEL",
                    "name": "取消领取",
                  },
                ],
                "claimExpiresAt": "2026-06-15T12:02:00+08:00",
                "claimedAt": "2026-06-15T08:02:00+08:00",
                "code": "PT1",
                "createdAt": "2026-06-14T09:00:00+08:00",
                "creatorName": "赵明轩",
                "departmentTypeCode": "SHOP",
                "description": "<p style="position:fixed">x<script>alert(1)</script></p>",
                "documentNumber": "RQ2606140001",
                "dueAt": "2026-06-15T18:00:00+08:00",
                "finishedAt": null,
                "id": "VGFza0AxMDAwMDFAL1BUMQ",
                "isMine": true,
                "keyAttribute": "门店 1001",
                "moduleCode": "200101",
                "name": "缺货补单确认",
                "roleCode": "PT02",
                "status": "LOCKED",
                "typeName": "补货",
              },
            ],
            "totalCount": 9,
          },
        },
      }
    `);
    expect(retail.asked.map(({ path, body }) => [path, body])).toMatchInlineSnapshot(`
      [
        [
          "/api/msc-taskm/taskpool/pageQuery",
          {
            "mine": true,
            "orderBy": "duedate",
            "pageNo": 2,
            "pageSize": 5,
            "status": "locked",
          },
        ],
      ]
    `);
  });

  test.each([
    ['POOL', { status: 'unlocked', orderBy: 'duedate' }],
    ['MINE', { status: 'locked', mine: true, orderBy: 'duedate' }],
    ['FINISHED', { status: 'completed', mine: true, orderBy: 'finishdate desc' }],
  ])('%s is requested with the parameters of the services', async (list, body) => {
    const retail = mockRetail().answers('poolTasks', { total: 0, pageData: [] });
    const { viewer } = await ask(
      `tasks(list: ${list}, search: " 补货 ", type: "replenish") { totalCount nodes { id } }`,
    );
    expect(viewer).toEqual({ tasks: { totalCount: 0, nodes: [] } });
    expect(retail.asked.map((call) => call.body)).toEqual([
      { pageNo: 1, pageSize: 30, ...body, keyword: '补货', tasktype: 'replenish' },
    ]);
  });

  test('works despite invalid rows', async () => {
    const broken = [
      null,
      {},
      { taskid: 'PT7', buttons: 'none', status: 'gone', createdate: 'soon', taskname: null },
    ];
    mockRetail().replies('poolTasks', () => ({
      body: { returncode: '0', message: '', data: { pageData: broken } },
    }));
    const { viewer, errors } = await ask(
      'tasks(list: POOL) { totalCount nodes { code name description status createdAt isMine buttons { name } } }',
    );
    expect(errors).toBeUndefined();
    const task = {
      code: 'PT7',
      name: 'PT7',
      description: '',
      status: 'UNKNOWN',
      createdAt: null,
      isMine: false,
      buttons: [],
    };
    expect(viewer).toEqual({ tasks: { totalCount: 2, nodes: [task] } });
  });

  test('keeps unknown buttons and drops those without a name', async () => {
    const buttons = [{ key: 'explode', name: '引爆' }, { key: 'assign' }];
    const data = { total: 1, pageData: [{ ...taskRow('PT1'), buttons }] };
    mockRetail().replies('poolTasks', () => ({ body: { returncode: '0', message: '', data } }));
    const { viewer } = await ask('tasks(list: POOL) { nodes { buttons { action name } } }');
    expect(viewer).toEqual({
      tasks: { nodes: [{ buttons: [{ action: 'UNKNOWN', name: '引爆' }] }] },
    });
  });

  test.each([
    ['page: 0', 'BAD_USER_INPUT'],
    ['pageSize: 0', 'BAD_USER_INPUT'],
    ['pageSize: 101', 'QUERY_TOO_COMPLEX'],
    [`search: "${'x'.repeat(101)}"`, 'BAD_USER_INPUT'],
  ])('with %s is refused without a call', async (args, code) => {
    const retail = mockRetail();
    const { viewer, errors } = await ask(`name tasks(list: POOL, ${args}) { totalCount }`);
    expect(viewer).toEqual({ name: '李明', tasks: null });
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(retail.asked).toEqual([]);
  });
});

describe('one task', () => {
  test('is loaded by its code', async () => {
    const retail = mockRetail().answers('taskDetail', taskRow('PT100001'));
    const { viewer } = await ask('task(code: "PT100001") { code status isMine }');
    expect(viewer).toEqual({ task: { code: 'PT100001', status: 'UNLOCKED', isMine: false } });
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-taskm/taskpool/taskDetail', { taskId: 'PT100001' }],
    ]);
  });

  test.each(['A0301', 'A0400'])(
    'is null if it does not exist or the account may not see it (%s)',
    async (returncode) => {
      mockRetail().refuses('taskDetail', returncode);
      expect(await ask('task(code: "PT1") { code }')).toEqual({
        viewer: { task: null },
        errors: undefined,
      });
    },
  );

  test('is an error if the services fail', async () => {
    mockRetail().refuses('taskDetail', 'B0001');
    const { viewer, errors } = await ask('task(code: "PT1") { code }');
    expect(viewer).toEqual({ task: null });
    expect(errors).toMatchObject([
      { path: ['viewer', 'task'], extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
  });
});
