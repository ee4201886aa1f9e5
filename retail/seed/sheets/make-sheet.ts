import { applyRules, MONEY } from '../../sheets/rules.ts';
import type { Fields, Line, SheetContent } from '../../sheets/stored-sheet.ts';
import type { ColumnRow } from '../metadata/column.ts';
import type { SheetModuleSeed } from '../metadata/module-seed.ts';
import { SHEET_MODULES } from '../metadata/sheet-modules.ts';
import { draftOf, type DraftOptions } from './draft.ts';
import {
  makeDifference,
  makePurchaseOrder,
  makeReplenishment,
  makeReturn,
  makeTransfer,
  type Maker,
  type Written,
} from './goods-documents.ts';
import { addOddities } from './oddities.ts';
import {
  makeAdmission,
  makeContract,
  makeExpense,
  makePriceChange,
  makePromotionPlan,
} from './other-documents.ts';
import type { SheetWanted } from './sheet-wanted.ts';
import { makeStoreEvent } from './store-events.ts';

export interface MadeSheet extends Omit<SheetWanted, 'supplierid' | 'lines'> {
  content: SheetContent;
  /** In fen. */
  amount: number | null;
  supplierid: string | null;
  shopid: string | null;
  summary: string;
}

const OF_SUPPLIER: DraftOptions = { ofSupplier: true, fewest: 3, most: 10 };
const OF_GROUP: DraftOptions = { ofSupplier: false, fewest: 3, most: 12 };

const MAKERS: Readonly<Record<string, readonly [Maker, DraftOptions]>> = {
  PO: [makePurchaseOrder, OF_SUPPLIER],
  RT: [makeReturn, OF_SUPPLIER],
  TR: [makeTransfer, OF_GROUP],
  RQ: [makeReplenishment, OF_GROUP],
  SD: [makeDifference, OF_GROUP],
  PA: [makePriceChange, OF_GROUP],
  PM: [makePromotionPlan, OF_GROUP],
  CT: [makeContract, OF_SUPPLIER],
  EX: [makeExpense, OF_GROUP],
  SA: [makeAdmission, OF_GROUP],
  AP: [makeStoreEvent, OF_GROUP],
};

/** Creates a demo document; the same number creates the same document. */
export function makeSheet(wanted: SheetWanted): MadeSheet {
  const { sheettype, sheetid, n, created, creator } = wanted;
  const [make, options] = MAKERS[sheettype] ?? [];
  const module = SHEET_MODULES.find((one) => one.sheettype === sheettype);
  if (!make || !options || !module) throw new Error(`No document of type ${sheettype} can be made`);
  const content = complete(module, addOddities(make(draftOf(wanted, options)), n));
  const { header, lists } = content;
  const amount = module.amountfield === undefined ? null : header[module.amountfield];
  const parts = module.summary
    .map((name) => header[name])
    .filter((part) => part != null && part !== '');
  return {
    sheettype,
    sheetid,
    n,
    created,
    creator,
    content,
    amount: typeof amount === 'number' ? Math.round(amount * 100) : null,
    supplierid: code(header.supplierid),
    shopid: code(header.shopid),
    summary: [...parts, `${String(lists.details?.length ?? 0)} 行`].join(' · '),
  };
}

/** All fields of the document, null if not set, and the computed ones. */
function complete(module: SheetModuleSeed, { header, lists }: Written): SheetContent {
  const content: SheetContent = {
    header: { ...empty(module.header), ...header },
    lists: Object.fromEntries(
      module.lists.map(({ divid, columns }) => [
        divid,
        (lists[divid] ?? []).map((line, index): Line => ({
          lineno: index + 1,
          ...empty(columns),
          ...line,
        })),
      ]),
    ),
  };
  compute(module, content);
  return content;
}

/** Writes what is computed into a document. */
export function compute(module: SheetModuleSeed, content: SheetContent): void {
  const tooLarge = applyRules(module.rules, content, (section, column) => {
    const columns =
      section === 'header'
        ? module.header
        : module.lists.find(({ divid }) => divid === section)?.columns;
    return columns?.find(([name]) => name === column)?.[2]?.decimals ?? MONEY;
  });
  if (tooLarge.length > 0)
    throw new Error(`A document of type ${module.sheettype} has too large an amount`);
}

function empty(columns: readonly ColumnRow[]): Fields {
  return Object.fromEntries(columns.map(([name]) => [name, null]));
}

function code(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
