import type { BaseTable } from './base-table.ts';
import { CATEGORY, PURCHASE_GROUP } from './category.ts';
import { DEPARTMENT, EMPLOYEE, LOGIN_ACCOUNT, POST, REGION, ROLE } from './organisation.ts';
import { PRODUCT } from './product.ts';
import { ACTIVITY, CHANNEL, DICTIONARY, PARAMETER, SHEET_TYPE } from './settings.ts';
import { SHOP } from './shop.ts';
import { SUPPLIER } from './supplier.ts';

/** Master data with its own tables, by list name. All other lists are stored in `md_row` only. */
export const BASE_TABLES: Readonly<Record<string, BaseTable>> = {
  supplier: SUPPLIER,
  shop: SHOP,
  purchasegroup: PURCHASE_GROUP,
  category: CATEGORY,
  product: PRODUCT,
  employee: EMPLOYEE,
  region: REGION,
  department: DEPARTMENT,
  post: POST,
  role: ROLE,
  loginaccount: LOGIN_ACCOUNT,
  channel: CHANNEL,
  parameter: PARAMETER,
  dictionary: DICTIONARY,
  sheettype: SHEET_TYPE,
  activity: ACTIVITY,
};
