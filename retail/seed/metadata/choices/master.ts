import type { Choices } from '../../names.ts';

/** Options for lists about goods, partners and people. */
export const MASTER_CHOICES = {
  rowstatus: [
    ['active', ['有效', '有效', 'Active']],
    ['pending', ['待审核', '待審核', 'To be approved']],
    ['rejected', ['已驳回', '已駁回', 'Rejected']],
    ['stopped', ['停用', '停用', 'Out of use']],
  ],
  productstatus: [
    ['onsale', ['在售', '在售', 'On sale']],
    ['clearance', ['清仓', '出清', 'Clearance']],
    ['pending', ['待审核', '待審核', 'To be approved']],
    ['stopped', ['停售', '停售', 'Discontinued']],
    ['rejected', ['已驳回', '已駁回', 'Rejected']],
  ],
  yesno: [
    ['Y', ['是', '是', 'Yes']],
    ['N', ['否', '否', 'No']],
  ],
  unit: [
    ['盒', ['盒', '盒', 'Box']],
    ['袋', ['袋', '袋', 'Bag']],
    ['瓶', ['瓶', '瓶', 'Bottle']],
    ['罐', ['罐', '罐', 'Can']],
    ['包', ['包', '包', 'Pack']],
    ['组', ['组', '組', 'Set']],
    ['箱', ['箱', '箱', 'Case']],
    ['kg', ['千克', '公斤', 'kg']],
  ],
  storage: [
    ['frozen', ['冷冻', '冷凍', 'Frozen']],
    ['chilled', ['冷藏', '冷藏', 'Chilled']],
    ['ambient', ['常温', '常溫', 'Room temperature']],
    ['dry', ['干燥避光', '乾燥避光', 'Dry and dark']],
  ],
  saleschannel: [
    ['pos', ['门店', '門市', 'Store']],
    ['mini', ['小程序', '小程式', 'Mini program']],
    ['delivery', ['外卖', '外送', 'Delivery']],
    ['app', ['官网 APP', '官網 APP', 'App']],
    ['group', ['团购', '團購', 'Group buying']],
  ],
  shopformat: [
    ['1', ['大卖场', '量販店', 'Hypermarket']],
    ['2', ['标准超市', '標準超市', 'Supermarket']],
    ['3', ['便利店', '便利商店', 'Convenience store']],
  ],
  supplierlevel: [
    ['A', ['战略', '策略', 'Strategic']],
    ['B', ['核心', '核心', 'Core']],
    ['C', ['一般', '一般', 'Ordinary']],
    ['D', ['观察', '觀察', 'On probation']],
  ],
  brandlevel: [
    ['1', ['全国', '全國', 'National']],
    ['2', ['区域', '區域', 'Regional']],
    ['3', ['自有', '自有', 'Own brand']],
  ],
  gender: [
    ['F', ['女', '女', 'Female']],
    ['M', ['男', '男', 'Male']],
  ],
  usertype: [
    ['1', ['员工', '員工', 'Staff']],
    ['2', ['供应商', '供應商', 'Supplier']],
    ['3', ['服务账号', '服務帳號', 'Service account']],
  ],
  enabled: [
    ['1', ['启用', '啟用', 'Enabled']],
    ['0', ['停用', '停用', 'Disabled']],
  ],
  suppliedgroup: [
    ['10', ['生鲜', '生鮮', 'Fresh']],
    ['20', ['粮油调味', '糧油調味', 'Staples']],
    ['30', ['休闲食品', '休閒食品', 'Snacks']],
    ['40', ['酒水饮料', '酒水飲料', 'Drinks']],
    ['50', ['日化清洁', '日化清潔', 'Cleaning']],
    ['60', ['家居百货', '居家百貨', 'Home']],
    ['70', ['母婴', '母嬰', 'Baby']],
    ['80', ['个护美妆', '個護美妝', 'Care']],
  ],
  shopservice: [
    ['parking', ['停车', '停車', 'Parking']],
    ['parcel', ['代收快递', '代收包裹', 'Parcels']],
    ['coffee', ['现磨咖啡', '現磨咖啡', 'Coffee']],
  ],
  position: [
    ['sales', ['销售', '業務', 'Sales']],
    ['manager', ['负责人', '負責人', 'Manager']],
    ['finance', ['财务', '財務', 'Finance']],
    ['logistics', ['物流', '物流', 'Logistics']],
  ],
  country: [
    ['CN', ['中国', '中國', 'China']],
    ['NZ', ['新西兰', '紐西蘭', 'New Zealand']],
    ['TH', ['泰国', '泰國', 'Thailand']],
    ['JP', ['日本', '日本', 'Japan']],
    ['CL', ['智利', '智利', 'Chile']],
  ],
  displayplace: [
    ['shelf', ['货架', '貨架', 'Shelf']],
    ['cabinet', ['冷柜', '冷藏櫃', 'Cabinet']],
    ['island', ['堆头', '堆頭', 'Island']],
    ['endcap', ['端架', '端架', 'End of aisle']],
  ],
  skill: [
    ['cash', ['收银', '收銀', 'Till']],
    ['receive', ['验收', '驗收', 'Receiving']],
    ['fresh', ['生鲜', '生鮮', 'Fresh food']],
    ['bakery', ['烘焙', '烘焙', 'Bakery']],
  ],
  method: [
    ['001', ['新增', '新增', 'Add']],
    ['002', ['修改', '修改', 'Edit']],
    ['003', ['删除', '刪除', 'Delete']],
    ['004', ['审核', '審核', 'Approve']],
    ['005', ['导入', '匯入', 'Import']],
    ['006', ['导出', '匯出', 'Export']],
    ['007', ['打印', '列印', 'Print']],
    ['010', ['驳回', '駁回', 'Reject']],
  ],
} as const satisfies Choices;
