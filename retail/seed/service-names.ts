import { BUTTON_HINTS, type Named } from './button-hints.ts';

/**
 * Buttons of approvals and accounts by their text, because a verb has different texts in different
 * steps.
 */
const BUTTONS: Named = [
  ['button.send', ['同意', '同意', 'Approve']],
  ['button.reject', ['驳回', '駁回', 'Reject']],
  ['button.return', ['退回', '退回', 'Return']],
  ['button.transfer', ['转办', '轉派', 'Transfer']],
  ['button.addsign', ['加签', '加簽', 'Add approver']],
  ['button.delegate', ['委派', '委派', 'Delegate']],
  ['button.cancel', ['终止', '終止', 'Terminate']],
  ['button.submit', ['提交', '送出', 'Submit']],
  ['button.resubmit', ['重新提交', '重新送出', 'Resubmit']],
  ['button.reply', ['回复意见', '回覆意見', 'Reply']],
  ['button.archive', ['归档', '歸檔', 'Archive']],
  ['button.confirm', ['确认', '確認', 'Confirm']],
  ['button.refuse', ['拒绝', '拒絕', 'Decline']],
  ['button.urge', ['催办', '催辦', 'Send reminder']],
  ['button.withdraw', ['撤回', '撤回', 'Withdraw']],
  ['button.deputy', ['设置代理人', '設定代理人', 'Set deputy']],
  ['button.enddeputy', ['结束代理', '結束代理', 'End deputy']],
  ['button.invoice', ['发票查验', '發票查驗', 'Verify invoice']],
  ['button.plan', ['查看活动方案', '檢視活動方案', 'View promotion plan']],
  ['button.sendtraced', ['同意并留痕', '同意並留存紀錄', 'Approve and log']],
  ['button.difference', ['打开差异单', '開啟差異單', 'Open difference sheet']],
  ['button.credit', ['征信查询', '徵信查詢', 'Credit check']],
  ['button.sync', ['同步主数据', '同步主資料', 'Sync master data']],
];

const STEPS: Named = [
  ['step.start', ['提交申请', '送出申請', 'Submission']],
  ['step.end', ['结束', '結束', 'End']],
  ['step.purchasing', ['采购经理审批', '採購經理簽核', 'Purchasing manager approval']],
  ['step.operations', ['营运审批', '營運簽核', 'Operations approval']],
  ['step.finance', ['财务复核', '財務複核', 'Finance review']],
  ['step.general', ['总经理审批', '總經理簽核', 'General manager approval']],
  ['step.store', ['店长审批', '店長簽核', 'Store manager approval']],
  ['step.supplier', ['供应商确认', '供應商確認', 'Supplier confirmation']],
  ['step.legal', ['法务审核', '法務審核', 'Legal review']],
  ['step.archive', ['合同归档', '合約歸檔', 'Contract filing']],
  ['step.department', ['部门审批', '部門簽核', 'Department approval']],
  ['step.storeconfirm', ['门店确认', '門市確認', 'Store confirmation']],
  ['step.region', ['区域审批', '區域簽核', 'Regional approval']],
  ['step.qualification', ['资质审核', '資格審核', 'Qualification review']],
];

/** Steps with an added approver: the step's name and the kind of the addition. */
const ADDED_STEPS: Named = STEPS.map(([key, [simplified, traditional, english]]) => [
  `${key}.added`,
  [`${simplified}（加签）`, `${traditional}（加簽）`, `${english} (added approver)`],
]);

const TASK_TYPES: Named = [
  ['task.replenish', ['补货', '補貨', 'Replenishment']],
  ['task.label', ['价签', '價籤', 'Price labels']],
  ['task.display', ['陈列', '陳列', 'Display']],
  ['task.expiry', ['临期', '即期', 'Near expiry']],
  ['task.stocktake', ['盘点', '盤點', 'Stocktake']],
];

const TASK_BUTTONS: Named = [
  ['taskbutton.assign', ['领取', '領取', 'Claim']],
  ['taskbutton.finish', ['领取办结', '領取並完成', 'Claim and finish']],
  ['taskbutton.viewAndFinish', ['查看并领取', '檢視並領取', 'View and claim']],
  ['taskbutton.handle', ['处理', '處理', 'Open']],
  ['taskbutton.cancel', ['取消领取', '取消領取', 'Release']],
];

/** Columns and options of the forms of buttons. */
const FIELDS: Named = [
  ['field.addsign.position', ['加签位置', '加簽位置', 'Position']],
  ['field.addsign.before', ['在我之前', '在我之前', 'Before me']],
  ['field.addsign.after', ['在我之后', '在我之後', 'After me']],
  ['field.addsign.people', ['加签人', '加簽人', 'Approvers']],
  ['field.addsign.note', ['加签说明', '加簽說明', 'Note to the approvers']],
  ['field.transfer.person', ['转办给', '轉派給', 'Transfer to']],
  ['field.transfer.note', ['转办说明', '轉派說明', 'Reason for the transfer']],
  ['field.delegate.person', ['委派给', '委派給', 'Delegate to']],
  ['field.delegate.note', ['委派说明', '委派說明', 'Note to the delegate']],
  ['field.return.step', ['退回到', '退回到', 'Return to']],
  ['field.return.reason', ['退回原因', '退回原因', 'Reason for the return']],
  ['field.deputy.person', ['代理人', '代理人', 'Deputy']],
  ['field.deputy.start', ['开始日期', '開始日期', 'Start date']],
  ['field.deputy.end', ['结束日期', '結束日期', 'End date']],
];

/** Amount thresholds of steps in the processes, in 万. */
const AMOUNTS = [1, 5, 20];

/** The condition of a step, or why it is skipped. */
const CONDITIONS: Named = [
  ...AMOUNTS.flatMap((count): Named => {
    const amount = (count * 10_000).toLocaleString('en-US');
    return [
      [
        `condition.${count}.into`,
        [`金额 ≥ ${count} 万`, `金額 ≥ ${count} 萬`, `Amount ≥ ${amount}`],
      ],
      [
        `condition.${count}.past`,
        [`金额 < ${count} 万`, `金額 < ${count} 萬`, `Amount < ${amount}`],
      ],
      [
        `condition.${count}.when`,
        [`金额 ≥ ${count} 万时`, `金額 ≥ ${count} 萬時`, `When the amount ≥ ${amount}`],
      ],
    ];
  }),
  [
    'condition.nosupplier',
    ['供应商没有账号，自动通过', '供應商沒有帳號，自動通過', 'Passed: the supplier has no account'],
  ],
  [
    'condition.nobody',
    ['没有其他审批人，自动通过', '沒有其他簽核人，自動通過', 'Passed: there is no other approver'],
  ],
];

/** All names as the language packs contain them. */
/** Texts that the services name by key alone. */
const TEXTS: Named = [
  [
    'sales.trend.subtitle',
    ['含税，已扣除退货', '含稅，已扣除退貨', 'Tax included, net of returns'],
  ],
];

export const SERVICE_NAMES: Named = [
  ...BUTTONS,
  ...BUTTON_HINTS,
  ...STEPS,
  ...ADDED_STEPS,
  ...TASK_TYPES,
  ...TASK_BUTTONS,
  ...FIELDS,
  ...CONDITIONS,
  ...TEXTS,
];

const KEYS = {
  button: keysOf(BUTTONS),
  hint: keysOf(BUTTON_HINTS),
  step: keysOf([...STEPS, ...ADDED_STEPS]),
  task: keysOf(TASK_TYPES),
  taskButton: keysOf(TASK_BUTTONS),
  field: keysOf(FIELDS),
  condition: keysOf(CONDITIONS),
};

/** The translation key of a name in the demo data; null for any other name. */
export function entryCodeOf(
  kind: keyof typeof KEYS,
  name: string | null | undefined,
): string | null {
  return KEYS[kind].get(name ?? '') ?? null;
}

function keysOf(named: Named): ReadonlyMap<string, string> {
  return new Map(named.map(([key, [name]]) => [name, key]));
}
