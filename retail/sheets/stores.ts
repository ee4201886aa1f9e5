import type { ServiceContext } from '../server/service.ts';
import { RetailError } from '../server/envelope.ts';
import { seesShop } from './access.ts';
import { HEADER, type SheetDefinition } from './definition.ts';
import type { Problems } from './problems.ts';
import type { References } from './references.ts';
import type { SheetContent } from './stored-sheet.ts';

/**
 * Checks the stores of a header: the first must be visible for the caller's post, none may be
 * closed, and all must differ.
 */
export function checkStores(
  { header }: SheetContent,
  {
    definition,
    references,
    problems,
  }: { definition: SheetDefinition; references: References; problems: Problems },
  context: ServiceContext,
): void {
  const stores = definition.header
    .filter(({ source }) => source?.entity === 'shop')
    .map(({ name }) => name);
  const [own] = stores.map((name) => header[name]);
  if (typeof own === 'string' && references.find('shop', own) && !seesShop(own, context))
    throw new RetailError('A0301', `Not permitted for store ${own}`);
  for (const [index, column] of stores.entries()) {
    const place = { section: HEADER, lineno: null, column };
    const shop = header[column] == null ? undefined : references.find('shop', header[column]);
    if (shop && isClosed(shop, context.today())) problems.add(place, 'closed');
    if (shop && stores.slice(0, index).some((other) => header[other] === header[column]))
      problems.add(place, 'same');
  }
}

/** Whether a store has not opened yet or is being renovated. */
function isClosed(shop: Record<string, unknown>, today: string): boolean {
  const { opened, refitfrom, refitto } = shop;
  if (typeof opened === 'string' && opened > today) return true;
  return (
    typeof refitfrom === 'string' &&
    typeof refitto === 'string' &&
    refitfrom <= today &&
    today <= refitto
  );
}
