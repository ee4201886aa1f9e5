import { beforeAll, describe, expect, it } from 'vitest';
import {
  createSearchIndex,
  MAX_HITS,
  type MatchMode,
  type SearchEntry,
} from '../../../../../web/features/shell/search/search-index.ts';
import {
  loadReadings,
  noReadings,
  type Readings,
} from '../../../../../web/features/shell/search/pinyin.ts';

let readings: Readings = noReadings;
beforeAll(async () => {
  readings = await loadReadings();
});

const entry = (name: string, ownName = name, group = 'OPS'): SearchEntry => ({
  id: name,
  group,
  name,
  ownName,
  path: '',
  icon: 'file',
});

function found(names: readonly (string | SearchEntry)[], input: string, mode: MatchMode = 'part') {
  const entries = names.map((name) => (typeof name === 'string' ? entry(name) : name));
  const { groups } = createSearchIndex(entries, readings).find(input, mode);
  return groups.flatMap(({ hits }) => hits);
}
/** The name with the match in brackets. */
function marked(name: string, input: string) {
  const mark = found([name], input)[0]?.mark;
  return (
    mark && `${name.slice(0, mark.from)}[${name.slice(mark.from, mark.to)}]${name.slice(mark.to)}`
  );
}

describe('A partial match', () => {
  it.each([
    ['采购订单', '订单', '采购[订单]'],
    ['采购订单', 'cgdd', '[采购订单]'],
    ['采购订单', 'caigoudingdan', '[采购订单]'],
    ['采购订单', 'CaiGou', '[采购]订单'],
    ['采购订单', 'cai gou d', '[采购订]单'],
    ['采购订单', 'dingd', '采购[订单]'],
    ['采购订单', '采gdd', '[采购订单]'],
    ['采购订单', '采购 dd', '[采购订单]'],
    ['重庆门店', 'chongqing', '[重庆]门店'],
    ['重庆门店', 'zqmd', '[重庆门店]'],
    ['银行账号', 'yinhang', '[银行]账号'],
    ['女装', 'nvz', '[女装]'],
    ['重慶門市', 'cqms', '[重慶門市]'],
    ['採購訂單', 'caigoudd', '[採購訂單]'],
    ['臨期預警', 'lqyj', '[臨期預警]'],
    ['品类 - 分析', 'plfx', '[品类 - 分析]'],
    ['ABC 分类', 'abcfl', '[ABC 分类]'],
    ['ＡＢＣ分类', 'abc', '[ＡＢＣ]分类'],
    ['ABC分类', 'ＡＢＣ', '[ABC]分类'],
    ['Price Tags', 'price t', '[Price T]ags'],
    ['㎡价格', 'm2', '[㎡]价格'],
    ['西安门店', "xi'an", '[西安]门店'],
    ['差异处理', 'shachuli', undefined],
    ['采购订单', 'gc', undefined],
    ['采购订单', 'caix', undefined],
  ])('finds %s by %s', (name, input, expected) => {
    expect(marked(name, input)).toBe(expected);
  });

  it('ranks the whole name first, then its beginning, then a part, then its pronunciation', () => {
    const names = ['价格与订单', '订单', '订单查询', '顶档', 'dingdan 导入'];
    expect(found(names, '订单').map(({ entry: { name } }) => name)).toEqual([
      '订单',
      '订单查询',
      '价格与订单',
    ]);
    expect(found(names, 'dingdan').map(({ entry: { name } }) => name)[0]).toBe('dingdan 导入');
  });

  it('finds by the translated name and by the original name, and says which one matched', () => {
    const menus = [entry('Purchase orders', '采购订单'), entry('Prices', '价格')];
    expect(found(menus, 'purch')[0]).toMatchObject({ mark: { from: 0, to: 5 }, ownMark: null });
    expect(found(menus, 'cgdd')[0]).toMatchObject({ mark: null, ownMark: { from: 0, to: 4 } });
    expect(found(menus, '采购')).toHaveLength(1);
  });

  it('groups by application in the order of the best hit, and limits the results', () => {
    const menus = [
      entry('查订单', undefined, 'A'),
      entry('订单', undefined, 'B'),
      entry('订单总表', undefined, 'A'),
    ];
    const { groups } = createSearchIndex(menus, readings).find('订单', 'part');
    expect(groups.map(({ group, hits }) => [group, hits.length])).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
    const many = Array.from({ length: 200 }, (_, at) => entry(`订单 ${at}`));
    const result = createSearchIndex(many, readings).find('订单', 'part');
    expect([result.total, result.groups[0]?.hits.length]).toEqual([200, MAX_HITS]);
  });

  it('finds written names before the pinyin dictionary is loaded', () => {
    const { groups } = createSearchIndex([entry('采购订单')], noReadings).find('订单', 'part');
    expect(groups).toHaveLength(1);
    expect(createSearchIndex([entry('采购订单')], noReadings).find('cgdd', 'part').total).toBe(0);
  });

  it.each(['', '   ', '%', '.*', '\\', '🙂', 'z'.repeat(5000), '\u0000'])(
    'accepts %j without failing',
    (input) => {
      expect(found(['采购订单', '价格'], input)).toEqual([]);
    },
  );

  it('stays fast for a long name of one letter', () => {
    expect(found(['啊'.repeat(200)], `${'a'.repeat(59)}b`)).toEqual([]);
  });
});

describe('A full match', () => {
  it('is the whole name, whatever its case and width, and never pinyin', () => {
    expect(found(['订单', '采购订单'], '订单', 'whole').map(({ entry: { name } }) => name)).toEqual(
      ['订单'],
    );
    expect(found(['ABC分类'], ' ａｂｃ分类 ', 'whole')).toHaveLength(1);
    expect(found(['采购订单'], 'cgdd', 'whole')).toEqual([]);
    expect(found([entry('Prices', '价格')], '价格', 'whole')).toHaveLength(1);
  });
});

describe('Five thousand menus', () => {
  it('are searched in less than two frames', () => {
    const characters =
      '采购订单退货到预约要申请盘点任务陈列检查临期警价签打印促销方案调供应商准入合同管理费用对账结算开票日报表品类分析';
    const names = Array.from({ length: 5000 }, (_, at) =>
      Array.from(
        { length: 4 + (at % 8) },
        (_none, one) => characters[(at * 7 + one * 13 + at * one) % characters.length],
      ).join(''),
    );
    const index = createSearchIndex(
      names.map((name, at) => ({ ...entry(name), id: String(at) })),
      readings,
    );
    const queries = ['c', 'cg', 'cgd', 'cgdd', 'caigou', 'dan', '订单', 'shenqingdan', 'xyz'];
    queries.forEach((query) => index.find(query, 'part')); // run once before, so that the compilation is not measured
    const slowest = Math.max(
      ...queries.map((query) => {
        const times = [0, 1, 2, 3, 4].map(() => {
          const began = performance.now();
          index.find(query, 'part');
          return performance.now() - began;
        });
        return times.sort((one, other) => one - other)[1] ?? 0;
      }),
    );
    expect(slowest).toBeLessThan(33);
  });
});
