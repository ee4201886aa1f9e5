export type Text = readonly [title: string, content: string];
export type MessageType = 'announce' | 'todo' | 'alert' | 'sysinfo' | 'notify';

export const ANNOUNCEMENTS: readonly Text[] = [
  ['端午节配送安排', '<p>6 月 19 日停配一天，请各店提前一日要货。</p>'],
  ['新版要货申请上线', '<p>支持<b>按建议量带入</b>，操作见帮助手册。</p>'],
  ['食品安全月检查通知', '<p>本月各店自查，区域经理抽查，<i>结果纳入考核</i>。</p>'],
  ['夏季营业时间调整', '<p>7 月 1 日起大卖场延长至 22:30。</p>'],
  [
    '会员日活动说明',
    '<p style="position:fixed;inset:0">每月 8 日会员日，生鲜满 88 元减 8 元。</p><iframe src="https://outside.example.com"></iframe><a href="javascript:alert(1)">附件</a>',
  ],
  ['防汛值班表', '<p>汛期各店安排夜间值班，联系电话见附件。</p>'],
  ['价签更换要求', '<p>调价生效日营业前完成价签更换。</p>'],
  ['系统维护公告', '<p>周日 02:00 至 04:00 系统维护，期间无法下单。</p>'],
  ['优秀门店表彰', '<p>恭喜滨江旗舰店获得上季度金店奖。</p>'],
  [
    '冷链温度抽检',
    '<p onclick="alert(1)">冷藏 0 至 4 度，冷冻不高于零下 18 度。</p><svg onload="document.title=\'hacked\'"></svg>',
  ],
  ['盘点月安排', '<p>月末最后一个周日全盘。</p>'],
  ['供应商大会', '<p>下月 12 日在总部召开供应商大会。</p>'],
];
/** The number of priority announcements, which come first. */
export const PRIORITIES = 3;

export type Texts = Readonly<Record<Exclude<MessageType, 'announce'>, readonly [Text, ...Text[]]>>;

export const STAFF_TEXTS: Texts = {
  todo: [
    ['采购订单待审批', '<p>有一张采购订单等待您审批。</p>'],
    ['调价单待审批', '<p>生鲜组提交了<b>调价单</b>，请在生效前处理。</p>'],
    ['盘点差异待确认', '<p>盘点差异超过 500 元，请确认原因。</p>'],
  ],
  alert: [
    ['临期商品预警', '<p>有商品剩余保质期<b>不足 7 天</b>。</p>'],
    ['缺货预警', '<p>畅销商品连续两天缺货，请尽快补货。</p>'],
    ['毛利异常', '<p>部分商品售价低于成本。</p>'],
  ],
  sysinfo: [
    ['密码即将到期', '<p>您的密码还有 10 天到期，请及时修改。</p>'],
    ['导出已完成', '<p>您导出的文件已生成。</p>'],
  ],
  notify: [
    ['到货通知', '<p>您申请的商品已送达，请安排验收。</p>'],
    ['促销方案已生效', '<p>本周促销方案已下发到门店。</p>'],
    ['合同即将到期', '<p>有合同将在 30 天内到期。</p>'],
  ],
};
export const SUPPLIER_TEXTS: Texts = {
  todo: [
    ['采购订单待确认', '<p>有新的采购订单，请在 24 小时内确认。</p>'],
    ['对账单待确认', '<p>上月对账单已生成，请核对后确认。</p>'],
  ],
  alert: [
    ['证照即将到期', '<p>食品经营许可证将在 <b>30 天内</b>到期，请更新。</p>'],
    ['到货差异', '<p>昨日送货与订单数量不符，请核对。</p>'],
  ],
  sysinfo: [['密码即将到期', '<p>您的密码还有 10 天到期，请及时修改。</p>']],
  notify: [
    ['付款通知', '<p>本期货款已安排付款。</p>'],
    ['新品提报结果', '<p>您提报的新品已通过评审。</p>'],
  ],
};

/** Messages to one account or one post template. */
export const TYPES = ['todo', 'alert', 'sysinfo', 'notify'] as const;

/** This message and two announcements contain hostile HTML, which clients must sanitize. */
export const HOSTILE: Text = [
  '外部系统消息',
  '<p>外部系统推送的消息<img src="x" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>，<a href="javascript:alert(1)">查看</a></p>',
];

/** Titles are plain text: clients must show HTML in them as text. */
export const ODD_TITLE: Text = [
  '<b>标题</b><img src="x" onerror="document.title=\'hacked\'">'.repeat(3),
  '<p>标题含有标签。</p>',
];
