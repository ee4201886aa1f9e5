import type { Names } from '../../retail/seed/names.ts';

/** Texts of a module that the source code does not know, by their keys in the language packs. */
export const TEXTS = {
  'menu.ops.coolunit': ['冷链设备', '冷鏈設備', 'Cooling units'],
  'column.coolunit.unitid': ['设备编号', '設備編號', 'Unit no.'],
  'column.coolunit.unitname': ['设备名称', '設備名稱', 'Unit'],
  'column.coolunit.state': ['审核状态', '審核狀態', 'Approval'],
  'column.coolunit.shopid': ['所在门店', '所在門市', 'Store'],
  'column.coolunit.shopname': ['门店名', '門市名', 'Name of store'],
  'column.coolunit.kind': ['设备类型', '設備類型', 'Kind'],
  'column.coolunit.maker': ['制造商', '製造商', 'Maker'],
  'column.coolunit.degrees': ['设定温度（℃）', '設定溫度（℃）', 'Set to, °C'],
  'column.coolunit.power': ['功率（千瓦）', '功率（千瓦）', 'Power, kW'],
  'column.coolunit.installed': ['安装日期', '安裝日期', 'Installed on'],
  'column.coolunit.checked': ['最近巡检', '最近巡檢', 'Last check'],
  'column.coolunit.owned': ['产权', '產權', 'Ownership'],
  'column.coolunit.uses': ['存放品类', '存放品類', 'Holds'],
  'column.coolunit.supplierid': ['维保供应商', '維護供應商', 'Maintained by'],
  'column.coolunit.groupid': ['负责采购组', '負責採購組', 'Purchase group'],
  'column.coolunit.categoryid': ['主要品类', '主要品類', 'Main category'],
  'column.coolunit.serial': ['出厂编号', '出廠編號', 'Serial no.'],
  'column.coolunit.note': ['巡检说明', '巡檢說明', 'Notes'],
  'hint.coolunit.serial': [
    '铭牌上的 8 位编号',
    '銘牌上的 8 碼編號',
    'The 8 characters on its plate',
  ],
  'option.coolkind.island': ['岛柜', '島櫃', 'Island'],
  'option.coolkind.wall': ['风幕柜', '風幕櫃', 'Wall unit'],
  'option.coolkind.room': ['冷库', '冷凍庫', 'Cold room'],
  'option.coolstate.new': ['待验收', '待驗收', 'To be accepted'],
  'option.coolstate.live': ['运行', '運轉', 'Running'],
  'option.coolstate.back': ['退回', '退回', 'Sent back'],
  'option.coolowned.own': ['自有', '自有', 'Own'],
  'option.coolowned.rent': ['租赁', '租賃', 'Rented'],
  'column.coolunit.energy': ['能效等级', '能源效率等級', 'Energy class'],
  'option.coolenergy.1': ['一级', '一級', 'Class 1'],
  'option.coolenergy.2': ['二级', '二級', 'Class 2'],
  'option.cooluse.meat': ['肉类', '肉類', 'Meat'],
  'option.cooluse.milk': ['乳品', '乳品', 'Dairy'],
  'option.cooluse.ice': ['冰品', '冰品', 'Ice cream'],
} as const satisfies Readonly<Record<string, Names>>;

/** The Chinese name that the services store in addition to the language packs. */
export function chinese(key: string): string {
  return (TEXTS as Readonly<Record<string, Names>>)[key]?.[0] ?? key;
}
