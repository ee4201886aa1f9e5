import type { components } from '../../../schema/generated/retail.ts';
import type { RetailDatabase } from '../../database/sqlite.ts';
import { dateOf } from '../../server/calendar.ts';
import type { Period } from '../period.ts';
import { CATEGORY, lookup, readProducts } from '../names.ts';
import type { FactRow } from './cells.ts';
import type { Question } from './question.ts';

type Schemas = components['schemas'];
type Row = Omit<Schemas['SalesQueryRow'], 'values' | 'compared'>;

/** Returns what the dimensions of a row are: stores, channels and so on by name, and its days. */
export function namesOf(
  db: RetailDatabase,
  { dimensions, time }: Question,
  buckets: readonly Period[],
): (row: FactRow) => Row {
  const readers = dimensions
    .filter((dimension) => dimension !== time)
    .map((dimension) => READERS[dimension](db));
  return (row) => {
    const named: Row = {};
    for (const read of readers) Object.assign(named, read(row));
    const days = time && row.bucket !== undefined ? buckets[row.bucket] : undefined;
    if (days) named.days = { startdate: dateOf(days.from), enddate: dateOf(days.to) };
    return named;
  };
}

type Reader = (db: RetailDatabase) => (row: FactRow) => Row;

const store: Reader = (db) => {
  const names = lookup(db, 'SELECT shopno AS no, shopid AS code, shopname AS name FROM shop');
  return (row) => found('store', names.get(row.store));
};

const region: Reader = (db) => {
  const names = lookup(
    db,
    'SELECT regionid AS no, regionid AS code, regionname AS name FROM region',
  );
  return (row) => found('region', names.get(row.region));
};

const category: Reader = (db) => {
  const names = lookup(db, `SELECT categoryno AS no, ${CATEGORY}`);
  return (row) => found('category', names.get(row.category));
};

const channel: Reader = (db) => {
  const names = lookup(
    db,
    `SELECT channelno AS no, channelid AS code, channelname AS name, 'channel.' || channelid AS entrycode FROM channel`,
  );
  return (row) => found('channel', names.get(row.channel));
};

const product: Reader = (db) => {
  const products = readProducts(db);
  return (row) => found('product', products.get(row.product));
};

const noName: Reader = () => () => ({});

const READERS: Readonly<Record<Question['dimensions'][number], Reader>> = {
  store,
  region,
  category,
  channel,
  product,
  day: noName,
  week: noName,
  month: noName,
};

function found<Key extends keyof Row>(key: Key, name: Row[Key] | undefined): Row {
  return name === undefined ? {} : { [key]: name };
}
