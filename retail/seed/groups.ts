import type { Names } from './names.ts';

/** A purchase group (deptlevelid 1): its share of sales, its margin and its season. */
export interface GroupSeed {
  groupno: number;
  categoryid: string;
  names: Names;
  share: number;
  margin: number;
  /** Seasonal variation of sales as a fraction, with the maximum in month `peak` (1 to 12). */
  swing: number;
  peak: number;
  /** Average receipt relative to the store. */
  receipt: number;
  /** Level-2 categories, five each. */
  categories: readonly Names[];
}

export const GROUPS: readonly GroupSeed[] = [
  {
    groupno: 1,
    categoryid: '10',
    names: ['生鲜', '生鮮', 'Fresh food'],
    share: 0.29,
    margin: 0.17,
    swing: 0.04,
    peak: 1,
    receipt: 0.86,
    categories: [
      ['乳品蛋类', '乳品蛋類', 'Dairy and eggs'],
      ['水果', '水果', 'Fruit'],
      ['蔬菜', '蔬菜', 'Vegetables'],
      ['肉禽', '肉品禽類', 'Meat and poultry'],
      ['水产', '水產', 'Seafood'],
    ],
  },
  {
    groupno: 2,
    categoryid: '20',
    names: ['粮油调味', '米油調味', 'Staples and condiments'],
    share: 0.17,
    margin: 0.13,
    swing: 0.08,
    peak: 1,
    receipt: 1.2,
    categories: [
      ['米面杂粮', '米麵雜糧', 'Rice, flour and grains'],
      ['食用油', '食用油', 'Cooking oil'],
      ['调味品', '調味品', 'Condiments'],
      ['方便速食', '即食料理', 'Instant meals'],
      ['南北干货', '南北雜貨', 'Dried goods'],
    ],
  },
  {
    groupno: 3,
    categoryid: '30',
    names: ['休闲食品', '休閒食品', 'Snacks'],
    share: 0.15,
    margin: 0.24,
    swing: 0.12,
    peak: 1,
    receipt: 0.9,
    categories: [
      ['饼干糕点', '餅乾糕點', 'Biscuits and cakes'],
      ['糖果巧克力', '糖果巧克力', 'Sweets and chocolate'],
      ['坚果炒货', '堅果炒貨', 'Nuts and seeds'],
      ['膨化食品', '膨化零食', 'Puffed snacks'],
      ['肉干蜜饯', '肉乾蜜餞', 'Jerky and preserves'],
    ],
  },
  {
    groupno: 4,
    categoryid: '40',
    names: ['酒水饮料', '酒水飲料', 'Drinks'],
    share: 0.13,
    margin: 0.22,
    swing: 0.22,
    peak: 7,
    receipt: 1,
    categories: [
      ['饮用水', '飲用水', 'Water'],
      ['果汁茶饮', '果汁茶飲', 'Juice and tea drinks'],
      ['啤酒', '啤酒', 'Beer'],
      ['白酒葡萄酒', '白酒葡萄酒', 'Spirits and wine'],
      ['茶叶冲调', '茶葉沖調', 'Tea and instant drinks'],
    ],
  },
  {
    groupno: 5,
    categoryid: '50',
    names: ['日化清洁', '日用清潔', 'Household cleaning'],
    share: 0.09,
    margin: 0.27,
    swing: 0.05,
    peak: 6,
    receipt: 1.15,
    categories: [
      ['衣物清洁', '衣物清潔', 'Laundry'],
      ['家居清洁', '居家清潔', 'Home cleaning'],
      ['纸品', '紙品', 'Paper goods'],
      ['驱虫除味', '驅蟲除味', 'Insect and odour control'],
      ['一次性用品', '一次性用品', 'Disposables'],
    ],
  },
  {
    groupno: 6,
    categoryid: '60',
    names: ['家居百货', '居家百貨', 'Home and living'],
    share: 0.05,
    margin: 0.35,
    swing: 0.1,
    peak: 11,
    receipt: 1.3,
    categories: [
      ['厨房用品', '廚房用品', 'Kitchenware'],
      ['收纳整理', '收納整理', 'Storage'],
      ['家纺', '家飾寢具', 'Home textiles'],
      ['文具体育', '文具體育', 'Stationery and sport'],
      ['小家电', '小家電', 'Small appliances'],
    ],
  },
  {
    groupno: 7,
    categoryid: '70',
    names: ['母婴', '母嬰', 'Mother and baby'],
    share: 0.05,
    margin: 0.2,
    swing: 0.06,
    peak: 11,
    receipt: 1.6,
    categories: [
      ['婴幼奶粉', '嬰幼奶粉', 'Infant formula'],
      ['纸尿裤', '紙尿褲', 'Nappies'],
      ['婴儿洗护', '嬰兒洗護', 'Baby care'],
      ['喂养用品', '哺育用品', 'Feeding'],
      ['童装玩具', '童裝玩具', 'Clothes and toys'],
    ],
  },
  {
    groupno: 8,
    categoryid: '80',
    names: ['个护美妆', '個人護理美妝', 'Personal care and beauty'],
    share: 0.07,
    margin: 0.37,
    swing: 0.09,
    peak: 11,
    receipt: 1.1,
    categories: [
      ['洗发护发', '洗髮護髮', 'Hair care'],
      ['口腔护理', '口腔保健', 'Oral care'],
      ['身体护理', '身體保養', 'Body care'],
      ['面部护理', '臉部保養', 'Facial care'],
      ['彩妆工具', '彩妝工具', 'Make-up and tools'],
    ],
  },
];

/** Id of the n-th level-2 category (from 0) of a group. */
export function categoryId(group: GroupSeed, index: number): string {
  return `${group.categoryid}${String(index + 1).padStart(2, '0')}`;
}
