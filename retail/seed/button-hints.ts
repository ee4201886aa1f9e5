import type { Names } from './names.ts';

/** Names in responses of the services, with the keys of their translations. */
export type Named = readonly (readonly [key: string, names: Names])[];

/** What pressing a button does. {0}, {1} and so on are values that come with the key. */
export const BUTTON_HINTS: Named = [
  ['hint.next', ['将流转到 {0}（{1}）', '將流轉到 {0}（{1}）', 'Goes on to {0} ({1})']],
  [
    'hint.effective',
    ['流程结束，单据生效', '流程結束，單據生效', 'Ends the process; the document takes effect'],
  ],
  [
    'hint.reply',
    [
      '意见将返回给 {0}，由其决定',
      '意見將返回給 {0}，由其決定',
      'Your opinion goes back to {0}, who decides',
    ],
  ],
  ['hint.then', ['之后由 {0} 审批', '之後由 {0} 簽核', 'Approval by {0} follows']],
  [
    'hint.thenadded',
    ['之后由 {0} 加签审批', '之後由 {0} 加簽簽核', 'Approval by {0}, added as approver, follows'],
  ],
  ['hint.others', ['还需 {0} 会签', '還需 {0} 會簽', 'Approval by {0} is needed as well']],
  [
    'hint.enddeputy',
    [
      '{0} 代为审批，{1} 至 {2}',
      '{0} 代為簽核，{1} 至 {2}',
      '{0} approves in your place from {1} to {2}',
    ],
  ],
  [
    'hint.reject',
    [
      '整个流程结束，单据不生效',
      '整個流程結束，單據不生效',
      'Ends the whole process; the document does not take effect',
    ],
  ],
  [
    'hint.cancel',
    [
      '终止流程，不再继续审批',
      '終止流程，不再繼續簽核',
      'Ends the process without further approvals',
    ],
  ],
  [
    'hint.transfer',
    [
      '由他人代您处理，责任随之转移',
      '由他人代您處理，責任隨之轉移',
      'Someone else handles it in your place and takes the responsibility',
    ],
  ],
  [
    'hint.addsign',
    [
      '增加审批人，在您之前或之后审批',
      '增加簽核人，在您之前或之後簽核',
      'Adds approvers before or after you',
    ],
  ],
  [
    'hint.delegate',
    [
      '请他人先给意见，之后仍回到您这里',
      '請他人先給意見，之後仍回到您這裡',
      'Asks someone else for an opinion; then it returns to you',
    ],
  ],
  [
    'hint.return',
    [
      '退回到发起人或已审批过的节点，从那里重新流转',
      '退回到發起人或已簽核過的節點，從那裡重新流轉',
      'Goes back to the initiator or to an earlier step and continues from there',
    ],
  ],
  [
    'hint.urge',
    [
      '提醒当前处理人，一小时内只能催办一次',
      '提醒目前處理人，一小時內只能催辦一次',
      'Reminds the current approver, at most once an hour',
    ],
  ],
  [
    'hint.withdraw',
    [
      '流程结束，单据回到草稿，可修改后再提交',
      '流程結束，單據回到草稿，可修改後再送出',
      'Ends the process; the document is a draft again and can be submitted once more',
    ],
  ],
  [
    'hint.deputy',
    [
      '缺勤期间，新的审批任务由代理人处理',
      '缺勤期間，新的簽核任務由代理人處理',
      'During an absence the deputy handles new approvals',
    ],
  ],
  [
    'hint.plan',
    [
      '在新窗口打开活动系统中的方案',
      '在新視窗開啟活動系統中的方案',
      'Opens the plan in the promotion system, in a new window',
    ],
  ],
  [
    'hint.difference',
    ['在新标签页打开单据', '在新分頁開啟單據', 'Opens the document in a new tab'],
  ],
  [
    'hint.traced',
    [
      '附带外部系统的追踪参数',
      '附帶外部系統的追蹤參數',
      'Sends the tracking parameters of the external system',
    ],
  ],
];
