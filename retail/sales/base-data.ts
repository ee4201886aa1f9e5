import type { components } from '../../schema/generated/retail.ts';
import { search, type Searchable } from '../database/search.ts';
import type { ServiceTable } from '../server/service.ts';

type Channel = components['schemas']['Channel'];
type PurchaseGroup = components['schemas']['PurchaseGroup'];

const CHANNELS: Searchable = {
  from: 'channel',
  fields: {
    channelid: 'channelid',
    channelname: 'channelname',
    entrycode: "'channel.' || channelid",
  },
  order: 'channelno',
};

const GROUPS: Searchable = {
  from: 'category',
  fields: {
    categoryid: 'categoryid',
    categoryname: 'categoryname',
    entrycode: "'category.' || categoryid",
    deptlevelid: 'deptlevelid',
    parentid: 'parentid',
  },
  order: 'categoryno',
};

/** Options for the filters of the cards. */
export const baseDataServices: ServiceTable = {
  '/api/zb-mca-base/channel/search': (body, { db }) => search<Channel>(db, CHANNELS, body),
  '/api/zb-mca-base/shopformclass/search': (body, { db }) =>
    search<PurchaseGroup>(db, GROUPS, body),
};
