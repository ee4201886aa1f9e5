import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { DIAGRAM, FILE, HISTORY } from './approval-parts.ts';
import { SEND, TASK, TRANSFER } from './approval-support.ts';
import { ONE } from './approval-query.ts';

describe('An approval', () => {
  test('has its buttons, its history, its diagram and its files', async () => {
    const retail = mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [SEND, TRANSFER])
      .answers('processHistory', HISTORY)
      .answers('processDiagram', DIAGRAM)
      .answers('processAttachments', [
        FILE,
        { ...FILE, fileid: 'A2', url: 'https://evil.example/x' },
      ]);
    const { ask } = await signedInBrowser();
    const { data, errors } = await ask(ONE, { taskCode: 'WT1' });
    expect(errors).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "viewer": {
          "approval": {
            "attachments": [
              {
                "id": "QXR0YWNobWVudC9XSTEvQTE",
                "name": "采购合同.pdf",
                "sizeBytes": 2516582,
                "uploadedAt": "2026-06-14T10:20:00+08:00",
                "uploaderName": "陈予安",
                "url": "/files/QXR0YWNobWVudC8lMkZmcyUyRm1zYy1maWxlJTJGZmlsZSUyRkExLyVFOSU4NyU4NyVFOCVCNCVBRCVFNSU5MCU4OCVFNSU5MCU4Qy5wZGYvOXpGVS1oWXVlNmJzOU93LWJXRmFEU1YwN290Qmo4QjJjZzdGX3RCY0YzTQ",
              },
              {
                "id": "QXR0YWNobWVudC9XSTEvQTI",
                "name": "采购合同.pdf",
                "sizeBytes": 2516582,
                "uploadedAt": "2026-06-14T10:20:00+08:00",
                "uploaderName": "陈予安",
                "url": null,
              },
            ],
            "buttons": [
              {
                "action": "send",
                "asksOpinion": true,
                "form": [],
                "hint": null,
                "hintI18nCode": null,
                "hintParameters": [],
                "icon": "check",
                "isConfigured": true,
                "name": "同意",
                "opens": null,
                "style": "PRIMARY",
              },
              {
                "action": "transfer",
                "asksOpinion": false,
                "form": [
                  {
                    "isEditable": true,
                    "isRequired": true,
                    "name": "usercode",
                    "title": "转办给",
                  },
                  {
                    "isEditable": true,
                    "isRequired": false,
                    "name": "remark",
                    "title": "备注",
                  },
                ],
                "hint": "由他人代您处理",
                "hintI18nCode": "hint.transfer",
                "hintParameters": [
                  {
                    "i18nCode": "step.operations",
                    "names": [
                      "营运审批",
                    ],
                  },
                  {
                    "i18nCode": null,
                    "names": [
                      "林知夏",
                      "周岚",
                    ],
                  },
                ],
                "icon": null,
                "isConfigured": true,
                "name": "转办",
                "opens": null,
                "style": "PLAIN",
              },
            ],
            "diagram": {
              "links": [
                {
                  "from": "start",
                  "isTaken": true,
                  "label": null,
                  "to": "operations",
                },
                {
                  "from": "operations",
                  "isTaken": false,
                  "label": "金额 ≥ 5 万",
                  "to": "general",
                },
              ],
              "steps": [
                {
                  "assigneeNames": [
                    "陈予安",
                  ],
                  "code": "start",
                  "finishedAt": "2026-06-14T10:21:00+08:00",
                  "kind": "START",
                  "name": "提交申请",
                  "note": null,
                  "startedAt": null,
                  "state": "DONE",
                },
                {
                  "assigneeNames": [
                    "李明",
                  ],
                  "code": "operations",
                  "finishedAt": null,
                  "kind": "COUNTERSIGN",
                  "name": "营运审批",
                  "note": null,
                  "startedAt": "2026-06-14T10:21:00+08:00",
                  "state": "CURRENT",
                },
                {
                  "assigneeNames": [],
                  "code": "general",
                  "finishedAt": null,
                  "kind": "APPROVAL",
                  "name": "总经理审批",
                  "note": "金额 ≥ 5 万时",
                  "startedAt": null,
                  "state": "AHEAD",
                },
              ],
            },
            "documentNumber": "PO2606140021",
            "history": [
              {
                "action": "submit",
                "actionName": "提交",
                "assigneeName": "陈予安",
                "departmentName": "采购中心",
                "finishedAt": "2026-06-14T10:21:00+08:00",
                "id": "QXBwcm92YWxTdGVwL1dJMS8w",
                "onBehalfOf": null,
                "opinion": "<b>请审批</b>",
                "postName": "生鲜采购员",
                "startedAt": "2026-06-14T10:20:00+08:00",
                "state": "DONE",
                "stepName": "提交申请",
              },
              {
                "action": null,
                "actionName": null,
                "assigneeName": "李明",
                "departmentName": null,
                "finishedAt": null,
                "id": "QXBwcm92YWxTdGVwL1dJMS8x",
                "onBehalfOf": "周启航",
                "opinion": null,
                "postName": null,
                "startedAt": "2026-06-14T10:21:00+08:00",
                "state": "PENDING",
                "stepName": "营运审批",
              },
            ],
            "instanceCode": "WI1",
            "taskCode": "WT1",
          },
        },
      }
    `);
    expect(
      retail.asked.map(({ path, body }) => [path.replace('/api/msc-bpm/process/', ''), body]),
    ).toEqual([
      ['getOne', { taskId: 'WT1' }],
      [
        'getButtonsByTaskId',
        {
          taskId: 'WT1',
          userCode: 'ops_director',
          deptCode: 'D20',
          entid: '100001',
          workflowInstanceId: 'WI1',
        },
      ],
      ['getHistory', { workflowInstanceId: 'WI1' }],
      ['getDiagram', { workflowInstanceId: 'WI1' }],
      ['getAttachments', { workflowInstanceId: 'WI1' }],
    ]);
  });

  test.each([
    ['an instance', { ...TASK, taskId: null }],
    ['a task that is done', { ...TASK, finishdate: '2026-06-14 11:00:00', buttonName: '同意' }],
  ])('has the buttons of the instance if it is %s', async (_what, row) => {
    const retail = mockRetail().answers('processInstance', row).answers('instanceButtons', []);
    const { ask } = await signedInBrowser();
    await ask('{ viewer { approval(instanceCode: "WI1") { buttons { name } } } }');
    expect(retail.asked.at(-1)).toMatchObject({
      path: '/api/msc-bpm/process/getButtonsByInstanceId',
      body: { workflowInstanceId: 'WI1' },
    });
  });
});
