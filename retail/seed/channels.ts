import type { Names } from './names.ts';

export interface ChannelSeed {
  channelno: number;
  channelid: string;
  names: Names;
  /** Share of sales at the beginning of 2026, and its change per year. */
  share: number;
  trend: number;
  online: boolean;
  /** Average receipt relative to the store's tills. */
  receipt: number;
}

export const CHANNELS: readonly ChannelSeed[] = [
  {
    channelno: 1,
    channelid: '01',
    names: ['门店 POS', '門市 POS', 'Store POS'],
    share: 0.625,
    trend: -0.02,
    online: false,
    receipt: 1,
  },
  {
    channelno: 2,
    channelid: '02',
    names: ['小程序商城', '小程式商城', 'Mini-program mall'],
    share: 0.14,
    trend: 0.06,
    online: true,
    receipt: 0.95,
  },
  {
    channelno: 3,
    channelid: '03',
    names: ['外卖到家', '外送到家', 'Home delivery'],
    share: 0.113,
    trend: 0.18,
    online: true,
    receipt: 0.9,
  },
  {
    channelno: 4,
    channelid: '04',
    names: ['官网 APP', '官網 APP', 'Website and app'],
    share: 0.054,
    trend: 0.03,
    online: true,
    receipt: 1.1,
  },
  {
    channelno: 5,
    channelid: '05',
    names: ['社群团购', '社群團購', 'Community group buying'],
    share: 0.043,
    trend: -0.04,
    online: true,
    receipt: 1.2,
  },
  {
    channelno: 6,
    channelid: '06',
    names: ['企业团购', '企業團購', 'Corporate purchasing'],
    share: 0.025,
    trend: 0.04,
    online: false,
    receipt: 5,
  },
];
