import type { SalesDays } from '../generated/resolvers.ts';
import { shopOf, type Shop } from '../request/account.ts';
import { isDay } from '../values/calendar.ts';
import { codeOf, field } from '../values/rows.ts';
import { changeOf, figuresOf } from './figures.ts';
import type { SalesRowData } from './rest.ts';

/** A supplier or region as the services name it. */
export interface NamedModel {
  code: string;
  name: string;
}

/** A category as the services name it. */
export interface CategoryModel extends NamedModel {
  i18nCode: string | null;
}

/** A product as the services name it. */
export interface ProductModel extends NamedModel {
  category: CategoryModel | null;
  supplier: NamedModel | null;
}

/** A row of sales; what is not a dimension of its query is null. */
export function salesRowOf(row: SalesRowData) {
  return {
    shop: storeOf(row.store),
    region: nameOf(row.region),
    category: categoryOf(row.category),
    channel: categoryOf(row.channel),
    product: productOf(row.product),
    days: daysOf(row.days),
    ...salesOf(row),
  };
}

/** Measures, those compared with, and their change. */
export function salesOf({ values, compared }: Pick<SalesRowData, 'values' | 'compared'>) {
  const now = figuresOf(values ?? {});
  const before = compared == null ? null : figuresOf(compared);
  return { values: now, compared: before, change: before && changeOf(now, before) };
}

function storeOf(store: unknown): Shop | null {
  const named = nameOf(store);
  return named && shopOf({ shopid: named.code, shopname: named.name });
}

function categoryOf(category: unknown): CategoryModel | null {
  const named = nameOf(category);
  return named && { ...named, i18nCode: codeOf(field(category, 'entrycode')) || null };
}

/** A product; null without a code. */
export function productOf(product: unknown): ProductModel | null {
  const named = nameOf(product);
  if (named === null) return null;
  const [category, supplier] = [field(product, 'category'), field(product, 'supplier')];
  return { ...named, category: categoryOf(category), supplier: nameOf(supplier) };
}

function daysOf(days: unknown): SalesDays | null {
  const [from, to] = [field(days, 'startdate'), field(days, 'enddate')];
  return isDay(from) && isDay(to) ? { from, to } : null;
}

/** Code and name; null without a code. A missing name becomes the code. */
export function nameOf(value: unknown): NamedModel | null {
  const code = codeOf(field(value, 'code'));
  return code === '' ? null : { code, name: codeOf(field(value, 'name')) || code };
}
