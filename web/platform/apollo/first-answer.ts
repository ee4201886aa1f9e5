import type { AccountSide } from '../routes/paths.ts';

/** How long an answer that was asked for ahead of the code may be used. */
const USABLE_FOR_MS = 15_000;
/** Late parts of the answer for the workbench are asked for before the home page. */
const PART_OF_SHELL = /"operationName":"Shell\w+"/u;

/** What `boot.js` leaves for the portal: a query that it has asked while the code loads. */
export interface FirstAnswer {
  operationName: string;
  variables: Record<string, unknown>;
  /** The scope that it was sent with; null without one. */
  scope: string | null;
  /** The span of the request; undefined if the page is not recorded. */
  spanId?: string | undefined;
  /** Value of `performance.now()` at the request. */
  at: number;
  answer: Promise<Response>;
  /** The query that was asked on the answer, which is there before `answer`; null without one. */
  next: Promise<FirstAnswer | null> | null;
}

declare global {
  interface Window {
    firstAnswer?: FirstAnswer | undefined;
    /** Asks the first queries of the workbench; undefined without `boot.js`, as in tests. */
    askAfterSignIn?: (visitor: PageVisitor) => void;
  }
}

/** What the request for the home page depends on. */
interface PageVisitor {
  userType: AccountSide;
  /** The business date, `YYYY-MM-DD`. */
  today: string;
  /** Post and store; see `Session.scope` in the schema. */
  scope: string;
}

/**
 * Returns a `fetch` whose first requests are answered by what `boot.js` has already asked for, if
 * they are the same operations with the same variables and scope. Everything else goes to the
 * network, such as the next try after a failure. After any other operation, such as a sign-in, the
 * answers are not used: they may belong to another account.
 */
export function createFirstFetch(
  page: Pick<Window, 'firstAnswer'>,
  send: typeof fetch,
): typeof fetch {
  return (address, init) => {
    const first = page.firstAnswer;
    if (first === undefined || isPartOfShell(init)) return send(address, init);
    page.firstAnswer = undefined;
    if (!isSame(first, init)) return send(address, init);
    void first.next?.then((next) => (page.firstAnswer = next ?? undefined));
    return first.answer;
  };
}

function isPartOfShell({ body }: RequestInit = {}): boolean {
  return typeof body === 'string' && PART_OF_SHELL.test(body);
}

function isSame(
  { operationName, variables, scope, at }: FirstAnswer,
  { body, headers }: RequestInit = {},
): boolean {
  if (typeof body !== 'string' || performance.now() - at > USABLE_FOR_MS) return false;
  const request = JSON.parse(body) as { operationName?: string; variables?: object };
  return (
    request.operationName === operationName &&
    new Headers(headers).get('x-portal-scope') === scope &&
    JSON.stringify(request.variables) === JSON.stringify(variables)
  );
}
