import type { FastifyInstance } from 'fastify';
import type { components } from '../../../schema/generated/retail.ts';
import { ENTERPRISE, PASSWORD } from './retail-server.ts';

type Login = components['schemas']['Login'];

export interface Answer<Data = unknown> {
  status: number;
  returncode: string;
  message: string;
  data: Data;
}

export interface RetailClient {
  /** Sends the token as header and as query parameter, like the gateway. */
  call<Data = unknown>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  login: Login;
}

/** Makes one call to an app that does not listen on a port. */
export async function callRetail<Data>(
  app: FastifyInstance,
  path: string,
  body: unknown,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Answer<Data>> {
  const response = await app.inject({
    method: 'POST',
    url: path,
    ...(token === undefined ? {} : { query: { token } }),
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { ssotoken: token }),
      ...headers,
    },
    payload: JSON.stringify(body),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer<Data>, 'status'>>() };
}

export function loginRetail(
  app: FastifyInstance,
  account: string,
  password: string = PASSWORD,
  entid: string = ENTERPRISE,
): Promise<Answer<Login | null>> {
  const usertype = /^v\d/.test(account) ? '2' : '1';
  return callRetail(app, '/api/msc-auth/authentication/login', {
    entid,
    account,
    password,
    usertype,
  });
}

/** Signs in a demo account and returns its client. */
export async function signInRetail(app: FastifyInstance, account: string): Promise<RetailClient> {
  const { data, message } = await loginRetail(app, account);
  if (!data) throw new Error(`${account} cannot sign in: ${message}`);
  return {
    login: data,
    call: (path, body = {}, headers = {}) => callRetail(app, path, body, data.accessToken, headers),
  };
}
