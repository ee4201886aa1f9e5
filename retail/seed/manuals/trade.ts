import type { ManualSeed } from './manual.ts';

export const TRADE_MANUALS: readonly ManualSeed[] = [
  {
    module: '200201',
    daysAgo: 27,
    texts: [
      {
        title: '采购订单',
        purpose: '向供应商下达采购订单，并跟踪确认、到货与验收。',
        steps: [
          '新增订单，选择供应商和收货地点。',
          '录入商品、数量和到货日期；价格取自合同。',
          '提交审批。通过后订单自动发给供应商。',
          '在<i>到货预约</i>里跟踪到货。',
        ],
        notes: ['金额超过 50 万元需要财务复核。', '供应商确认后再修改，请使用订单变更。'],
      },
      {
        title: '採購訂單',
        purpose: '向供應商下達採購訂單，並追蹤確認、到貨與驗收。',
        steps: [
          '新增訂單，選擇供應商與收貨地點。',
          '輸入商品、數量與到貨日期；價格取自合約。',
          '送出簽核。通過後訂單自動傳給供應商。',
          '在<i>到貨預約</i>追蹤到貨。',
        ],
        notes: ['金額超過 50 萬元須財務複核。', '供應商確認後要修改，請使用訂單變更。'],
      },
      {
        title: 'Purchase orders',
        purpose: 'Orders goods of a supplier and follows confirmation, delivery and receipt.',
        steps: [
          'Add an order with its supplier and place of delivery.',
          'Enter products, quantities and the delivery date; prices come from the contract.',
          'Submit it. Once approved it goes to the supplier by itself.',
          'Follow the delivery in <i>Delivery bookings</i>.',
        ],
        notes: [
          'More than CNY 500,000 is checked by finance.',
          'To change an order that the supplier has confirmed, use an order change.',
        ],
      },
    ],
  },
  {
    module: '200601',
    daysAgo: 12,
    texts: [
      {
        title: '日销报表',
        purpose: '查看昨日销售、毛利、客流和客单价，以及月度与年度达成。',
        steps: [
          '数据截至昨日，每天 <b>06:00</b> 更新。',
          '点击卡片标题进入明细。',
          '把鼠标移到金额上查看完整数字。',
        ],
        notes: ['销售额含税，已扣退货。', '达成率的刻度表示时间进度。'],
      },
      {
        title: '日銷售報表',
        purpose: '查看昨日銷售、毛利、來客數與客單價，以及月度與年度達成。',
        steps: [
          '資料截至昨日，每天 <b>06:00</b> 更新。',
          '按卡片標題進入明細。',
          '將滑鼠移到金額上查看完整數字。',
        ],
        notes: ['銷售額含稅，已扣退貨。', '達成率的刻度表示時間進度。'],
      },
      {
        title: 'Daily sales',
        purpose:
          'Shows yesterday’s sales, gross profit, customer flow and average ticket, and how far month and year have come.',
        steps: [
          'Figures are as of yesterday and come at <b>06:00</b>.',
          'The title of a card leads to its details.',
          'Point at an amount to see all of its digits.',
        ],
        notes: [
          'Sales include tax and are net of returns.',
          'The mark on a ring is the part of the period that has passed.',
        ],
      },
    ],
  },
  {
    module: '300101',
    daysAgo: 44,
    texts: [
      {
        title: '采购订单（供应商）',
        purpose: '查看并确认零售商下达的订单。',
        steps: [
          '打开订单，核对商品、数量、价格和到货日期。',
          '点击<b>确认</b>，或填写可供数量后<b>部分确认</b>。',
          '确认后预约到货时间。',
        ],
        notes: [
          '请在 24 小时内确认，逾期订单会自动取消。',
          '价格与合同不符时请勿确认，联系采购员。',
        ],
      },
      {
        title: '採購訂單（供應商）',
        purpose: '查看並確認零售商下達的訂單。',
        steps: [
          '開啟訂單，核對商品、數量、價格與到貨日期。',
          '按<b>確認</b>，或填寫可供數量後<b>部分確認</b>。',
          '確認後預約到貨時間。',
        ],
        notes: [
          '請在 24 小時內確認，逾期訂單會自動取消。',
          '價格與合約不符時請勿確認，請聯絡採購人員。',
        ],
      },
      {
        title: 'Purchase orders (suppliers)',
        purpose: 'Shows the orders of the chain, to be confirmed.',
        steps: [
          'Open an order and check products, quantities, prices and the delivery date.',
          '<b>Confirm</b> it, or enter what you can deliver and <b>confirm in part</b>.',
          'Then book the delivery.',
        ],
        notes: [
          'Confirm within 24 hours; later orders are cancelled.',
          'Do not confirm a price that is not that of the contract: call your buyer.',
        ],
      },
    ],
  },
  {
    module: '300201',
    daysAgo: 51,
    texts: [
      {
        title: '对账单',
        purpose: '核对当期送货、退货、返利与费用，确认后进入结算。',
        steps: [
          '每月 3 日生成上月对账单。',
          '逐行核对，有差异的点击<b>申诉</b>并上传凭证。',
          '全部无误后点击<b>确认对账</b>。',
        ],
        notes: ['10 日前未确认也未申诉的视为确认。'],
      },
      {
        title: '對帳單',
        purpose: '核對當期送貨、退貨、回饋與費用，確認後進入結算。',
        steps: [
          '每月 3 日產生上月對帳單。',
          '逐行核對，有差異請按<b>申訴</b>並上傳憑證。',
          '全部無誤後按<b>確認對帳</b>。',
        ],
        notes: ['10 日前未確認也未申訴者視為確認。'],
      },
      {
        title: 'Statements',
        purpose:
          'Checks deliveries, returns, rebates and charges of a period before they are settled.',
        steps: [
          'The statement of last month comes on the 3rd.',
          'Check it line by line; <b>dispute</b> a difference with a document.',
          'When all is right, <b>Confirm</b>.',
        ],
        notes: ['What is neither confirmed nor disputed by the 10th counts as confirmed.'],
      },
    ],
  },
];
