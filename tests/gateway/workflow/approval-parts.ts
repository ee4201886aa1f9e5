import type { components } from '../../../schema/generated/retail.ts';

type Schemas = components['schemas'];

/** Parts of an approval besides its row. */
export const HISTORY: Schemas['HistoryStep'][] = [
  {
    taskId: 'WT0',
    activityId: 'start',
    activityName: '提交申请',
    assigneeName: '陈予安',
    deptName: '采购中心',
    postName: '生鲜采购员',
    actionName: 'submit',
    buttonName: '提交',
    opinion: '<b>请审批</b>',
    state: 'done',
    startdate: '2026-06-14 10:20:00',
    finishdate: '2026-06-14 10:21:00',
  },
  {
    activityName: '营运审批',
    assigneeName: '李明',
    onBehalfOf: '周启航',
    state: 'pending',
    startdate: '2026-06-14 10:21:00',
  },
];

export const DIAGRAM: Schemas['ProcessDiagram'] = {
  steps: [
    {
      code: 'start',
      name: '提交申请',
      kind: 'start',
      state: 'done',
      assigneeNames: ['陈予安'],
      finishdate: '2026-06-14 10:21:00',
    },
    {
      code: 'operations',
      name: '营运审批',
      kind: 'countersign',
      state: 'current',
      assigneeNames: ['李明'],
      startdate: '2026-06-14 10:21:00',
    },
    {
      code: 'general',
      name: '总经理审批',
      kind: 'approval',
      state: 'ahead',
      note: '金额 ≥ 5 万时',
    },
  ],
  links: [
    { from: 'start', to: 'operations', taken: true },
    { from: 'operations', to: 'general', taken: false, label: '金额 ≥ 5 万' },
    { from: 'operations', to: 'nowhere', taken: true },
  ],
};

export const FILE: Schemas['Attachment'] = {
  fileid: 'A1',
  name: '采购合同.pdf',
  url: '/fs/msc-file/file/A1',
  size: 2_516_582,
  uploader: '陈予安',
  createdate: '2026-06-14 10:20:00',
};
