/** How long an answer that was asked for ahead of the code may be used. */
const USABLE_FOR_MS = 15_000;

const SCOPE_HEADER = 'x-portal-scope';

type Variables = Readonly<Record<string, unknown>>;

/** An answer that `boot.js` has asked for before the code that needs it has arrived. */
export interface FirstAnswer {
  operationName: string;
  variables: Variables;
  /** The span of the request; undefined if the page is not recorded. */
  spanId?: string | undefined;
  /** Value of `performance.now()` at the request. */
  at: number;
  answer: Promise<Response>;
}

declare global {
  /** What `boot.js` leaves for the portal. Undefined on the development server. */
  interface Window {
    /** The first queries of the workbench, asked while its code loads. */
    firstAnswers?: readonly FirstAnswer[] | undefined;
    /** Loads the files of the workbench, which are not needed yet. */
    loadWorkbench?: ((locale: string) => void) | undefined;
    /**
     * Asks the first queries of the page with the path and query string `address`, which is about to
     * be opened.
     */
    askAhead?: ((address: string, locale: string, send?: typeof fetch) => void) | undefined;
  }
}

type AskedAhead = Pick<Window, 'firstAnswers'>;

/**
 * Returns a `fetch` that answers the first requests of a page by what `boot.js` has already asked
 * for, if it is the same operation with the same variables. An answer is used once; while it is on
 * its way, the same request again waits for it, too.
 */
export function createFirstFetch(page: AskedAhead, send: typeof fetch): typeof fetch {
  const drop = (isDropped: (first: FirstAnswer) => boolean) => {
    page.firstAnswers = page.firstAnswers?.filter((first) => !isDropped(first));
  };
  return (address, init) => {
    const answers = page.firstAnswers ?? [];
    const request = answers.length > 0 ? requestIn(init?.body) : null;
    const first = request && answers.find((answer) => isSame(answer, request));
    if (!first || !isFresh(first)) {
      drop(({ operationName }) => operationName === request?.operationName);
      return send(address, init);
    }
    const { answer } = first;
    const dropTaken = () => drop((other) => other.answer === answer);
    answer.then(dropTaken, dropTaken);
    return answer.then((taken) =>
      hasOtherScope(taken, init?.headers) ? send(address, init) : taken.clone(),
    );
  };
}

const isFresh = ({ at }: FirstAnswer): boolean => performance.now() - at <= USABLE_FOR_MS;

type Request = Pick<FirstAnswer, 'operationName' | 'variables'>;

function requestIn(body: unknown): Request | null {
  if (typeof body !== 'string') return null;
  const { operationName = '', variables = {} } = JSON.parse(body) as Partial<Request>;
  return { operationName, variables };
}

/**
 * Whether the answer was given for another post or store than the page shows, because another window
 * has switched in between, or for none, because the session was locked or had ended.
 */
function hasOtherScope({ headers }: Response, wanted: HeadersInit | undefined): boolean {
  const scope = new Headers(wanted).get(SCOPE_HEADER);
  return scope !== null && headers.get(SCOPE_HEADER) !== scope;
}

/** The variables with which an operation was asked ahead; undefined if it was not. */
export const askedAhead = (page: AskedAhead, operationName: string): Variables | undefined =>
  page.firstAnswers?.find((first) => first.operationName === operationName)?.variables;

/**
 * Accepts the answer to an operation that was asked ahead for other variables, because the gateway
 * gives both the same meaning.
 */
export function acceptFirstAnswer(
  page: AskedAhead,
  operationName: string,
  variables: Variables,
): void {
  page.firstAnswers = page.firstAnswers?.map((first) =>
    first.operationName === operationName ? { ...first, variables } : first,
  );
}

function isSame(first: FirstAnswer, { operationName, variables }: Request): boolean {
  return first.operationName === operationName && textOf(first.variables) === textOf(variables);
}

/** The variables as text, in the order of their names. */
const textOf = (variables: Variables): string =>
  JSON.stringify(Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1)));
