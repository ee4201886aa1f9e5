import { print } from 'graphql';
import { portalDocument } from '../../support/portal-documents.ts';

const HEADERS = { 'content-type': 'application/json', 'x-portal-request': '1' };

/** Sends an operation and returns the text of its answer. Throws if it contains errors. */
export async function askGraphql(
  origin: string,
  payload: string,
  cookie: string,
): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...HEADERS, cookie },
    body: payload,
  });
  const text = await response.text();
  if (response.status !== 200 || 'errors' in (JSON.parse(text) as object))
    throw new Error(`status ${response.status}: ${text.slice(0, 500)}`);
  return { text, headers: response.headers };
}

/** Signs in with a demo account and returns the cookie. */
export async function signInTo(origin: string): Promise<string> {
  const variables = {
    input: {
      enterpriseCode: '100001',
      account: 'ops_director',
      password: 'Retail@2026',
      userType: 'STAFF',
    },
  };
  const payload = JSON.stringify({ query: print(portalDocument('SignIn')), variables });
  const { headers } = await askGraphql(origin, payload, '');
  const cookie = headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error('not signed in');
  return cookie;
}

/** The bytes of the same request as a client with one connection sends it. */
export function rawRequest(payload: string, cookie: string): Buffer {
  const headers = { ...HEADERS, host: '127.0.0.1', cookie };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = Buffer.byteLength(payload);
  return Buffer.from(
    `POST /graphql HTTP/1.1\r\n${lines.join('')}content-length: ${length}\r\n\r\n${payload}`,
  );
}
