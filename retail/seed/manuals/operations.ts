import type { ManualSeed } from './manual.ts';

export const OPERATIONS_MANUALS: readonly ManualSeed[] = [
  {
    module: '200101',
    daysAgo: 35,
    texts: [
      {
        title: '要货申请',
        purpose: '门店向配送中心申请补货。每天 <b>16:00</b> 前提交的申请当晚配货，次日到店。',
        steps: [
          '点击<b>新增</b>，选择到货日期和采购组。',
          '录入商品与数量，或点击<b>按建议量带入</b>，系统按近 14 天销量和现有库存计算。',
          '检查整件数与零散数：能整件的尽量整件，减少拆零。',
          '保存后点击<b>提交</b>，由店长审批。',
        ],
        notes: ['数量超过建议量两倍时需要填写原因。', '已提交的申请不能修改，请先撤回。'],
      },
      {
        title: '補貨申請',
        purpose: '門市向物流中心申請補貨。每天 <b>16:00</b> 前送出的申請當晚揀貨，隔日到店。',
        steps: [
          '按一下<b>新增</b>，選擇到貨日期與採購組。',
          '輸入商品與數量，或按<b>帶入建議量</b>，系統依近 14 天銷量與現有庫存計算。',
          '確認整箱數與零散數：能整箱就整箱，減少拆零。',
          '儲存後按<b>送出</b>，由店長簽核。',
        ],
        notes: ['數量超過建議量兩倍時須填寫原因。', '已送出的申請不能修改，請先抽回。'],
      },
      {
        title: 'Replenishment requests',
        purpose:
          'A store asks the distribution centre for goods. What is submitted before <b>16:00</b> is picked that night and arrives the next day.',
        steps: [
          'Choose <b>New</b>, then the delivery date and the purchase group.',
          'Enter products and quantities, or <b>take over the proposal</b>, which is worked out from the last 14 days of sales and the stock at hand.',
          'Check packages and loose pieces: order whole packages where you can.',
          'Save, then <b>Submit</b>. The store manager approves it.',
        ],
        notes: [
          'A quantity of more than twice the proposal needs a reason.',
          'A submitted request cannot be changed; withdraw it first.',
        ],
      },
    ],
  },
  {
    module: '200103',
    daysAgo: 62,
    texts: [
      {
        title: '盘点计划',
        purpose: '安排门店的全盘、抽盘和循环盘点，并跟踪进度。',
        steps: [
          '新建计划，选择盘点方式、范围和日期。',
          '打印或下发盘点表，冻结账面库存。',
          '录入实盘数量，完成后点击<b>结束盘点</b>。',
          '系统生成差异单，转到<i>差异处理</i>。',
        ],
        notes: ['生鲜每周循环盘点一次。', '冻结后的收货与销售会自动回补，不需要停业。'],
      },
      {
        title: '盤點計畫',
        purpose: '安排門市的全盤、抽盤與循環盤點，並追蹤進度。',
        steps: [
          '新增計畫，選擇盤點方式、範圍與日期。',
          '列印或下發盤點表，凍結帳面庫存。',
          '輸入實盤數量，完成後按<b>結束盤點</b>。',
          '系統產生差異單，轉到<i>差異處理</i>。',
        ],
        notes: ['生鮮每週循環盤點一次。', '凍結後的收貨與銷售會自動回補，不必停止營業。'],
      },
      {
        title: 'Stocktake plans',
        purpose: 'Plans full, spot and rolling stocktakes of a store and follows their progress.',
        steps: [
          'Add a plan with its kind, range and date.',
          'Print or send the count sheets; the book stock is frozen.',
          'Enter what was counted, then <b>Close the stocktake</b>.',
          'The differences become a document in <i>Differences</i>.',
        ],
        notes: [
          'Fresh goods are counted on a rolling basis once a week.',
          'Receipts and sales after the freeze are added back, so the store stays open.',
        ],
      },
    ],
  },
  {
    module: '200109',
    daysAgo: 18,
    texts: [
      {
        title: '临期预警',
        purpose: '列出剩余保质期低于警戒天数的商品，提醒调价出清或退货。',
        steps: [
          '按采购组或货架筛选。',
          '勾选商品，选择<b>调价出清</b>或<b>退货</b>。',
          '处理后在备注里写明数量。',
        ],
        notes: [
          '警戒天数：乳制品 7 天，面包 2 天，其他为保质期的六分之一。',
          '过期商品必须当日下架。',
        ],
      },
      {
        title: '即期品預警',
        purpose: '列出剩餘效期低於警戒天數的商品，提醒調價出清或退貨。',
        steps: [
          '依採購組或貨架篩選。',
          '勾選商品，選擇<b>調價出清</b>或<b>退貨</b>。',
          '處理後在備註寫明數量。',
        ],
        notes: [
          '警戒天數：乳製品 7 天，麵包 2 天，其他為效期的六分之一。',
          '過期商品必須當日下架。',
        ],
      },
      {
        title: 'Expiry alerts',
        purpose: 'Lists products that are about to expire, to be marked down or sent back.',
        steps: [
          'Filter by purchase group or shelf.',
          'Tick products and choose <b>Mark down</b> or <b>Return</b>.',
          'Note the quantity when it is done.',
        ],
        notes: [
          'Warning days: dairy 7, bread 2, anything else a sixth of its shelf life.',
          'Expired products leave the shelf the same day.',
        ],
      },
    ],
  },
  {
    module: '200110',
    daysAgo: 90,
    texts: [
      {
        title: '价签打印',
        purpose: '打印调价、新品和促销商品的价签。',
        steps: [
          '选择来源：调价单、促销方案或手工录入。',
          '选择价签模板与份数。',
          '预览无误后打印，贴好后点击<b>已更换</b>。',
        ],
        notes: ['调价生效日营业前必须完成更换。', '打印偏移时在模板里校准，不要缩放。'],
      },
      {
        title: '價格標籤列印',
        purpose: '列印調價、新品與促銷商品的價格標籤。',
        steps: [
          '選擇來源：調價單、促銷方案或手動輸入。',
          '選擇標籤範本與份數。',
          '預覽無誤後列印，貼好後按<b>已更換</b>。',
        ],
        notes: ['調價生效日營業前必須完成更換。', '列印位移時在範本校準，不要縮放。'],
      },
      {
        title: 'Label printing',
        purpose: 'Prints shelf labels for price changes, new products and promotions.',
        steps: [
          'Choose the source: price change, promotion plan or your own entries.',
          'Choose the template and how many copies.',
          'Print when the preview is right, and choose <b>Replaced</b> once they are up.',
        ],
        notes: [
          'Labels are replaced before opening on the day a price takes effect.',
          'When the print is off, calibrate the template; do not scale.',
        ],
      },
    ],
  },
  {
    module: '200112',
    daysAgo: 120,
    texts: [
      {
        title: '退货单',
        purpose: '把破损、临期或滞销商品退给配送中心或供应商。',
        steps: [
          '新增退货单，选择退货原因。',
          '扫描商品并录入数量，破损的拍照上传。',
          '提交审批，通过后打印交接单。',
        ],
        notes: ['直送商品退给供应商，配送商品退给配送中心。'],
      },
    ],
  },
];
