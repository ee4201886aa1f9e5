/** Texts of pool tasks: type, name and description (HTML). */
export const TASK_TEXTS = [
  [
    'replenish',
    '缺货补单确认',
    '<p>以下单品连续两天缺货，请确认<b>补货数量</b>后提交。</p><ul><li>鲜牛奶 950ml</li><li>土鸡蛋 10 枚装</li></ul>',
  ],
  [
    'label',
    '调价后更换价签',
    '<p>调价单已生效，请在<b>营业前</b>完成价签更换，并核对电子价签。</p>',
  ],
  ['display', '陈列整改复查', '<p>巡店发现端架陈列与方案不符，<i>整改后上传照片</i>。</p>'],
  ['expiry', '临期商品处理', '<p>剩余保质期不足 7 天，请安排<b>调价出清</b>或退货。</p>'],
  [
    'stocktake',
    '盘点差异说明',
    '<p>差异金额超过 500 元，请填写原因：</p><ol><li>复盘</li><li>填写差异原因</li><li>提交复核</li></ol>',
  ],
] as const;

/** These two descriptions, by task index, contain hostile HTML, which clients must sanitize. */
export const HOSTILE_DESCRIPTIONS: Readonly<Record<number, string>> = {
  1: '<p style="position:fixed;inset:0;z-index:99999;background:#fff">调价单已生效，请更换价签。</p><script>document.title="hacked"</script><a href="javascript:alert(1)">查看要求</a>',
  25: '<p>差异见图：<img src="https://outside.example.com/pixel.png" onerror="document.title=\'hacked\'"></p><iframe src="https://outside.example.com"></iframe>',
};
