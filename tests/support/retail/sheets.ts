import type { components } from '../../../schema/generated/retail.ts';
import type { Answer, RetailClient } from './retail-client.ts';

export type Sheet = components['schemas']['Sheet'];
export type SheetAnswer = Answer<
  Sheet & {
    problems?: { section: string; lineno: number | null; column: string | null; code: string }[];
  }
>;

type Fields = Record<string, unknown>;

/** A purchase order as a user fills it in: two articles by the package and one by weight. */
export function newOrder(header: Fields = {}, details: Fields[] = ORDERED): Fields {
  return {
    supplierid: 'T10001',
    shopid: '1001',
    groupid: '10',
    orderdate: '2026-06-15',
    arrivaldate: '2026-06-18',
    payterm: 'M45',
    delivery: 'direct',
    taxrate: '9',
    bpmopen: false,
    details,
    ...header,
  };
}

/**
 * One line by the package with loose pieces (12 in a package), one by the package, and one by
 * weight.
 */
const ORDERED: Fields[] = [
  { productid: 'P100002', pkqty: 4, remqty: 5, price: 0.1 },
  { productid: 'P100008', pkqty: 2, remqty: 0, price: 12.34 },
  { productid: 'P100027', pkqty: 0, remqty: 1.125, price: 9.99 },
];

export function save(client: RetailClient, sheet: Fields, sheettype = 'PO'): Promise<SheetAnswer> {
  return client.call(`/api/msc-sheet/${sheettype}/save`, { sheetid: '', ...sheet });
}

export function read(
  client: RetailClient,
  sheetId: unknown,
  sheettype = 'PO',
): Promise<SheetAnswer> {
  return client.call(`/api/msc-sheet/${sheettype}/searchItem`, { sheetId });
}

/** The lines of one list of a document. */
export function linesOf(sheet: Sheet | null, list = 'details'): Fields[] {
  return (sheet?.[list] ?? []) as Fields[];
}
