import { someLines } from '../seed-rules.ts';
import type { SheetModuleSeed } from '../module-seed.ts';
import { LINE_REMARK, product } from './goods.ts';
import { GROUP, NUMBER, REMARK } from './header.ts';

/** Events in a store (门店活动单): a document with a column of each kind and of each date format; effective on submission. */
export const STORE_EVENT: SheetModuleSeed = {
  sheettype: 'AP',
  header: [
    NUMBER,
    ['title', 'Input', { required: true, span: 8 }],
    ['eventyear', 'Date', { required: true, mode: 'year' }],
    ['settlemonth', 'Date', { mode: 'month' }],
    ['announcedate', 'Date', {}],
    ['eventperiod', 'Date', { required: true, mode: 'range' }],
    ['dailyhours', 'Date', { mode: 'timerange' }],
    ['opentime', 'Date', { mode: 'time' }],
    ['setuptime', 'DateTime', {}],
    ['eventkind', 'SelectLookUp', { lookup: 'promotype' }],
    ['promotype', 'Select', { required: true, choices: 'promotype' }],
    ['scope', 'Radio', { choices: 'scope', initial: 'all' }],
    ['channels', 'CheckboxGroup', { choices: 'saleschannel', span: 8 }],
    ['carrier', 'SelectText', { choices: 'carrier' }],
    ...GROUP,
    ['categoryid', 'SelectDy', { source: 'category' }],
    ['categoryname', 'HideText', { fixed: true }],
    ['supplierid', 'SelectRemote', { source: 'pickedSupplier', span: 8 }],
    ['suppliername', 'HideText', { fixed: true }],
    ['phone', 'InputTipText', { hint: 'phone', max: 20 }],
    ['amount', 'InputNum', { title: 'budget', required: true }],
    REMARK,
  ],
  lists: [
    {
      divid: 'details',
      title: 'details',
      columns: [
        ...product({ oldprice: 'price' }),
        ['oldprice', 'InputNum', { fixed: true, width: 96 }],
        ['promprice', 'InputNum', { required: true, width: 96 }],
        ['eventperiod', 'Date', { mode: 'range', width: 220 }],
        ['dailyhours', 'Date', { mode: 'timerange', width: 180 }],
        ['opentime', 'Date', { mode: 'time', width: 112 }],
        LINE_REMARK,
      ],
    },
  ],
  rules: [],
  fieldRules: [someLines('details')],
  amountfield: 'amount',
  summary: ['title'],
  unapproved: true,
};
