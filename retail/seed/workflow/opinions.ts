/** Opinions; the first of `AGREE` and `REFUSE` are the most frequent. */
export const AGREE = [
  '同意',
  '同意',
  '按制度执行',
  '数量已核对，同意',
  '价格与合同一致，同意',
  '同意，请尽快安排',
  '已与门店确认，同意',
  '预算内，同意',
] as const;

export const REFUSE = [
  '请补充材料',
  '价格高于上期，暂不同意',
  '数量超出近 30 天销量，请重新测算',
  '不符合采购制度第 12 条',
] as const;

export const GIVE_BACK = [
  '请补充供应商报价单后重新提交',
  '数量与建议量不符，请核对',
  '费用归属部门有误，请修改',
] as const;

/** Opinions are plain text and must be shown as text. */
export const HOSTILE =
  '同意<img src="x" onerror="document.title=\'hacked\'"><b>请注意</b>\n第二行：交期不变';
