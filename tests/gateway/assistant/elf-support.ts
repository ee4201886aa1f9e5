import type { components } from '../../../schema/generated/retail.ts';

type Row = components['schemas']['Elf'];

export const ELF: Row = {
  caspeerid: 'E1',
  caspername: '缺货精灵',
  entrycode: 'assistant.E1',
  columndata: [
    { columnname: 'shopname', columntitle: '门店', entrycode: 'assistant.E1.shopname' },
    { columnname: 'days', columntitle: '天数' },
  ],
  casperrest: '/api/msc-casper/E1/search',
  flag: '1',
};
