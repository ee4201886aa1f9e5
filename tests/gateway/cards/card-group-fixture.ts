import type { components } from '../../../schema/generated/retail.ts';

export type Schemas = components['schemas'];

export const GROUP: Schemas['DashboardTemplate'] = {
  dtype: 'todo',
  dtmplcode: 'group_todo',
  typename: '待办提醒',
  entrycode: 'group.todo',
  maxnum: 6,
  rownum: 1,
  colnum: 1,
  uitmpl: 'CountCard',
  details: [
    { cardcode: 'unticked', cardname: '未选', checked: false, data: { num: 1 } },
    {
      cardcode: 'late',
      cardname: '逾期订单',
      entrycode: 'count.late',
      checked: true,
      appcode: 'OPS',
      modulecode: '200109',
      moduleparams: '{"tab":"late"}',
      icon: 'clock',
      iconColor: '#C2690C',
      data: { num: 36, amt: 1234.5 },
    },
    { cardcode: 'bare', cardname: '无数', checked: true, iconColor: 'red;}' },
  ],
};
