import type { Names } from '../names.ts';
import type { CardSeed } from './card.ts';

const MAX_NAME_LENGTH = 200;

/**
 * Faulty cards: an address that must not be called, an unknown kind, a name that could break the page, missing figures. Their answers are
 * in retail/sales/odd-answers.ts. Their names have no texts in the packs.
 */
export const ODD_CARDS: readonly CardSeed[] = [
  odd('kind', '未知类型的卡片', { kind: 'WeatherCard', uri: '/sales/weather' }),
  odd('absolute', '绝对地址的卡片', { uri: 'https://outside.example.com/api/MCA200021/sales/kpi' }),
  odd('dots', '地址越级的卡片', { uri: '/../msc-auth/authentication/logout' }),
  odd('host', '地址指向别处的卡片', { uri: '//outside.example.com/sales/kpi' }),
  odd('user', '地址带账号的卡片', { uri: '//somebody@outside.example.com/sales/kpi' }),
  odd('encoded', '地址含转义斜杠的卡片', { uri: '/sales%2Fkpi' }),
  odd('service', '服务未登记的卡片', { service: 'msc-ucs', uri: '/account/getOne' }),
  odd('long', '名称很长的卡片'.repeat(MAX_NAME_LENGTH).slice(0, MAX_NAME_LENGTH), {
    params: { cardcode: 'operating01' },
  }),
  odd('html', '<b>加粗</b><img src="x" onerror="document.title=\'hacked\'">', {
    params: { cardcode: 'operating02' },
  }),
  odd('null', '数值全部缺失'),
  odd('negative', '负销售额'),
  odd('noplan', '没有计划'),
  odd('zero', '前日为零'),
  odd('norows', '没有门店的排行', { kind: 'StoreRankCard', uri: '/sales/storeRanking' }),
  odd('manystores', '一万家门店的排行', { kind: 'StoreRankCard', uri: '/sales/storeRanking' }),
  odd('manyrows', '一万行的进度', { kind: 'ProgressCard', uri: '/sales/progress' }),
  odd('manyproducts', '一万个单品', { kind: 'TopProductCard', uri: '/sales/topProduct' }),
  odd('noslices', '没有数据的饼图', { kind: 'PieCard', uri: '/sales/channelPie' }),
  odd('negativeslice', '含负数与空值的饼图', { kind: 'PieCard', uri: '/sales/channelPie' }),
  odd('trend', '含负数且无计划的趋势', { kind: 'SalesLineCard', uri: '/sales/trend' }),
  odd('circle', '数值缺失的会员卡', { kind: 'CircleCard', uri: '/sales/circle' }),
  odd('count', '超大计数与非法颜色', { kind: 'CountCard', uri: '/count/get' }),
  odd('group', '分组不存在的快捷卡片', {
    kind: 'CardGroup',
    params: { dtmplcode: 'group_nowhere' },
  }),
  odd('module', '模块不存在的卡片', {
    module: ['LAB', '999999'],
    params: { cardcode: 'operating03' },
  }),
];

function odd(code: string, name: string, card: Partial<CardSeed> = {}): CardSeed {
  const names: Names = [name, name, name];
  return {
    cardcode: `odd_${code}`,
    names,
    kind: 'KpiCard',
    uri: '/sales/kpi',
    untranslated: true,
    ...card,
  };
}
