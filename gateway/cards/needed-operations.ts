import type { Account } from '../request/account.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { RetailClient } from '../upstream/retail-client.ts';

type Needed = Readonly<Record<Account['userType'], OperationName>>;

const forBoth = (operation: OperationName): Needed => ({ STAFF: operation, SUPPLIER: operation });

/**
 * The operation that is the whole content of a kind of card (REST: uitmpl). Other kinds call the
 * address of the card.
 */
const NEEDED: ReadonlyMap<string, Needed> = new Map([
  ['TodoCard', forBoth('todoTotals')],
  ['FastAppCard', forBoth('favourites')],
  ['MustSeeCard', forBoth('mustSee')],
  ['CardGroup', forBoth('dashboardTemplates')],
  ['MessageCard', { STAFF: 'unreadMessages', SUPPLIER: 'unreadVendorMessages' }],
  ['AnnouncementCard', { STAFF: 'announcements', SUPPLIER: 'vendorAnnouncements' }],
]);

/**
 * Whether the operator's services have what a kind of card shows. Cards of other kinds are neither
 * shown nor offered.
 */
export function isServed(kind: string, { userType }: Account, retail: RetailClient): boolean {
  const operation = NEEDED.get(kind)?.[userType];
  return operation === undefined || retail.hasOperation(operation);
}
