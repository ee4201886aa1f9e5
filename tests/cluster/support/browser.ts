import { onTestFinished } from 'vitest';
import { Agent, fetch } from 'undici';
import { PASSWORD } from '../../support/retail/retail-server.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) {
  sessionSignIn(input: $input) { viewer { code } userErrors { code message } }
}`;

interface GraphqlError {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; [field: string]: unknown };
}

export interface Answer {
  status: number;
  /** The gateway that answered; null if nginx did so itself, or was not asked. */
  answeredBy: string | null;
  data: unknown;
  errors: GraphqlError[] | undefined;
}

/** A browser of one account, at nginx or directly at a gateway. */
export interface Browser {
  cookie: string | null;
  /** Signs in. Throws if that is refused. */
  signIn(account?: string): Promise<Answer>;
  ask(query: string, variables?: object): Promise<Answer>;
  /** The same browser with another address. */
  at(url: string): Browser;
  /** Opens the live events. Returns a function that tells what has been heard. */
  listen(): Promise<{ heard: () => string; answeredBy: string | null }>;
  get(path: string): Promise<{ status: number; content: Buffer }>;
}

/** The certificate of nginx is signed by nobody. */
const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });

export function openBrowser(url: string, cookie: string | null = null): Browser {
  const headers = () => ({ ...(browser.cookie !== null && { cookie: browser.cookie }) });
  const browser: Browser = {
    cookie,
    at: (other) => openBrowser(other, browser.cookie),
    async ask(query, variables = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        dispatcher,
        headers: { ...headers(), 'content-type': 'application/json', 'x-portal-request': '1' },
        body: JSON.stringify({ query, variables }),
      });
      const text = await response.text();
      const given = response.headers.get('set-cookie')?.split(';', 1)[0] ?? null;
      if (given !== null) browser.cookie = given.endsWith('=') ? null : given;
      const answeredBy = response.headers.get('x-answered-by');
      return { status: response.status, answeredBy, ...answerOf(text) };
    },
    async signIn(account = 'ops_director') {
      const input = { enterpriseCode: '100001', account, password: PASSWORD, userType: 'STAFF' };
      const answer = await browser.ask(SIGN_IN, { input });
      if ((answer.data as SignedIn | null)?.sessionSignIn?.viewer?.code !== account)
        throw new Error(`not signed in: ${JSON.stringify(answer)}`);
      return answer;
    },
    async listen() {
      const stopped = new AbortController();
      onTestFinished(() => stopped.abort());
      const { signal } = stopped;
      const response = await fetch(`${url}/events`, { headers: headers(), signal, dispatcher });
      let heard = '';
      async function read(): Promise<void> {
        const decoder = new TextDecoder();
        for await (const bytes of response.body ?? []) heard += decoder.decode(bytes as Uint8Array);
      }
      read().catch(() => undefined);
      return { heard: () => heard, answeredBy: response.headers.get('x-answered-by') };
    },
    async get(path) {
      const response = await fetch(`${url}${path}`, { headers: headers(), dispatcher });
      return { status: response.status, content: Buffer.from(await response.arrayBuffer()) };
    },
  };
  return browser;
}

interface SignedIn {
  sessionSignIn: { viewer: { code: string } | null } | null;
}

/** A page of nginx is no GraphQL answer. */
function answerOf(text: string): Pick<Answer, 'data' | 'errors'> {
  try {
    const { data, errors } = JSON.parse(text) as Pick<Answer, 'data' | 'errors'>;
    return { data, errors };
  } catch {
    return { data: null, errors: undefined };
  }
}
