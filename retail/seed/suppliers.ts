/**
 * Sixty suppliers, each its own tenant; seven for each purchase group and four that serve several.
 */
const BUSINESS = [
  '农业',
  '粮油',
  '食品',
  '饮品',
  '日化',
  '家居用品',
  '母婴用品',
  '化妆品',
] as const;

const PREFIXES = [
  '禾源',
  '晨牧',
  '青野',
  '海润',
  '山泉谷',
  '绿洲',
  '沃田',
  '金穗',
  '谷丰',
  '稻乡',
  '福满仓',
  '天和',
  '北粮',
  '百味源',
  '乐享',
  '果仁坊',
  '麦香园',
  '甜语',
  '坚果林',
  '脆脆',
  '阳光果',
  '清泉',
  '茗山',
  '醇和',
  '鲜橙',
  '麦芽坊',
  '古井坊',
  '云雾',
  '洁净',
  '白云',
  '柔雪',
  '清风',
  '蓝盾',
  '净界',
  '雅洁',
  '居美',
  '匠心',
  '暖棉',
  '方圆',
  '智家',
  '厨友',
  '文创',
  '爱宝',
  '童乐',
  '贝暖',
  '小芽',
  '启蒙',
  '安贝',
  '佳婴',
  '丝语',
  '皓齿',
  '润肤',
  '美颜',
  '花漾',
  '清莲',
  '素颜',
  '华汇',
  '众合',
  '通达',
  '万商',
] as const;

const CITIES = [
  '杭州',
  '上海',
  '广州',
  '成都',
  '北京',
  '苏州',
  '青岛',
  '武汉',
  '长沙',
  '重庆',
] as const;
const DEDICATED = 7;

export interface SupplierSeed {
  supplierid: string;
  name: string;
}

export const SUPPLIERS: readonly SupplierSeed[] = PREFIXES.map((prefix, index) => {
  const business = BUSINESS[Math.floor(index / DEDICATED)];
  return {
    supplierid: supplierId(index),
    name: `${CITIES[index % CITIES.length] ?? ''}${prefix}${business ?? '商贸'}有限公司`,
  };
});

/** The supplier of the product of a rank in its group. */
export function supplierOf(groupno: number, rank: number): string {
  if (rank % 15 === 14) return supplierId(56 + (groupno % 4));
  return supplierId((groupno - 1) * DEDICATED + (rank % DEDICATED));
}

function supplierId(index: number): string {
  return `T${String(10001 + index)}`;
}
