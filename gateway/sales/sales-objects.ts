import DataLoader from 'dataloader';
import type { components } from '../../schema/generated/retail.ts';
import type { Account } from '../request/account.ts';
import { keysOfId } from '../request/ids.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { nameOf, productOf, type NamedModel, type ProductModel } from './sales-row.ts';

type Schemas = components['schemas'];
type Request = Schemas['SalesObjectQuery'];
type Row = Partial<Schemas['SalesProduct']>;
type Kind = Request['kind'];

/** Products, suppliers and regions by their codes; null for what the account cannot find. */
export interface SalesObjects {
  product: DataLoader<string, ProductModel | null>;
  supplier: DataLoader<string, NamedModel | null>;
  region: DataLoader<string, NamedModel | null>;
}

/** Limits of the call. */
const MAX_CODES = 100;
const MAX_CODE_LENGTH = 64;
const INVISIBLE = /[\p{Cc}\p{Cs}]/u;

/** All objects of a kind that a request asks for at the same time are one call for each hundred. */
export function createSalesObjects(retail: RetailClient, account: Account): SalesObjects {
  function loaderOf<Model extends NamedModel>(kind: Kind, modelOf: (row: Row) => Model | null) {
    return new DataLoader<string, Model | null>(
      async (codes) => {
        const found = await readObjects(retail, account, { kind, codes: [...codes] });
        const models = new Map<string, Model>();
        for (const row of found) {
          const model = modelOf(row);
          if (model !== null && !models.has(model.code)) models.set(model.code, model);
        }
        return codes.map((code) => models.get(code) ?? null);
      },
      { maxBatchSize: MAX_CODES },
    );
  }
  return {
    product: loaderOf('product', productOf),
    supplier: loaderOf('supplier', nameOf),
    region: loaderOf('region', nameOf),
  };
}

async function readObjects(
  retail: RetailClient,
  account: Account,
  asked: Pick<Request, 'kind' | 'codes'>,
): Promise<Row[]> {
  // As in a sales query, a supplier sees no regions, whatever the services would answer.
  if (asked.kind === 'region' && account.userType === 'SUPPLIER') return [];
  const body: Request = { usercode: account.code, entid: account.enterprise.code, ...asked };
  return rowsOf<Row>('salesObjects', await retail.call<unknown>('salesObjects', body));
}

/** A reference of the gateway itself or of another subgraph. One of the keys is a text; the other may be anything. */
interface Reference {
  code?: unknown;
  id?: string;
}

/**
 * The object that a reference names. A code that the services would refuse is unknown without a call,
 * because it would take the other objects of the call with it.
 */
export async function findReferenced<Model>(
  type: string,
  { code, id = '' }: Reference,
  objects: DataLoader<string, Model | null>,
): Promise<Model | null> {
  const key = typeof code === 'string' ? code : (keysOfId(type, id)?.[0] ?? '');
  const isUsable = key !== '' && key.length <= MAX_CODE_LENGTH && !INVISIBLE.test(key);
  return isUsable ? objects.load(key) : null;
}
