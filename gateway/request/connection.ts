import { createHash } from 'node:crypto';
import { GatewayError } from '../errors/gateway-error.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { scopeOf } from './account.ts';
import type { SignedIn } from './context.ts';
import type { PageBounds } from './page-bounds.ts';

/** What a client asks of a connection. */
export interface ConnectionBounds {
  first: number;
  after?: string | null | undefined;
}

/** A list as Relay reads it. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

/** A numbered page, as the services return it. */
export interface NumberedPage<Node> {
  totalCount: number;
  nodes: readonly Node[];
}

/** Tells the lists of all accounts from each other. */
type ListIdentity = readonly unknown[];

/** The identity of a list: its name, its conditions, and the account in its post and store. */
export function listIdentity(
  name: string,
  search: object,
  { account }: Pick<SignedIn, 'account'>,
): ListIdentity {
  const { enterprise, userType, code } = account;
  return [name, search, enterprise.code, userType, code, scopeOf(account)];
}

/** A position is a 32-bit integer at the services. */
const MAX_POSITION = 2_147_483_647;

/**
 * Reads one page of a connection from numbered pages. A page that begins between two numbered ones
 * needs both of them, any other just one. A cursor contains the position of its row and a mark of
 * its list, so that it is refused in any other list or for any other account.
 */
export async function readConnection<Node>(
  { first, after }: ConnectionBounds,
  list: ListIdentity,
  readPage: (bounds: PageBounds) => Promise<NumberedPage<Node>>,
): Promise<Connection<Node>> {
  const mark = markOf(list);
  const start = after == null ? 0 : positionAfter(after, mark);
  const page = Math.floor(start / first) + 1;
  const ahead = start % first;
  const pages = await Promise.all([
    readPage({ page, pageSize: first }),
    ...(ahead > 0 ? [readPage({ page: page + 1, pageSize: first })] : []),
  ]);
  const totalCount = pages[0].totalCount;
  const nodes = pages.flatMap((each) => each.nodes).slice(ahead, ahead + first);
  const hasNextPage = start + first < totalCount;
  // Rows that the services sent without a key are left out. The last cursor stands after them.
  const last = hasNextPage ? start + first - 1 : start + nodes.length - 1;
  const edges = nodes.map((node, index) => ({
    cursor: cursorOf(index === nodes.length - 1 ? last : start + index, mark),
    node,
  }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** Numbered pages of rows that are already complete, such as those of an own store. */
export function pagesOf<Node>(rows: readonly Node[]) {
  return ({ page, pageSize }: PageBounds): Promise<NumberedPage<Node>> =>
    Promise.resolve({
      totalCount: rows.length,
      nodes: rows.slice((page - 1) * pageSize, page * pageSize),
    });
}

function markOf(list: ListIdentity): string {
  return createHash('sha256').update(canonicalJson(list)).digest('base64url').slice(0, 16);
}

const cursorOf = (position: number, mark: string): string =>
  Buffer.from(`${position}.${mark}`, 'utf8').toString('base64url');

function positionAfter(cursor: string, mark: string): number {
  const [, digits = '', found] =
    /^(\d{1,10})\.([\w-]+)$/u.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  const position = Number(digits) + 1;
  if (found !== mark || position > MAX_POSITION)
    throw new GatewayError('BAD_USER_INPUT', 'unknownCursor');
  return position;
}
