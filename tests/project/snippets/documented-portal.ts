import type { AddressInfo } from 'node:net';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { NOW, startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { startRetail } from '../../support/retail/retail-server.ts';

const CREATE = `mutation ($scopes: [ApiTokenScope!]!) {
  apiTokenCreate(input: { name: "Documents", scopes: $scopes, expiresOn: "2026-07-15" }) { secret userErrors { message } }
}`;
const SCOPES = '{ __type(name: "ApiTokenScope") { enumValues { name } } }';

export interface DocumentedPortal {
  gateway: TestGateway;
  /** The variables that the documents tell readers to set. */
  env: { PORTAL: string; TOKEN: string };
}

/**
 * A gateway and the embedded services on free ports of this machine, on the day of the demo data,
 * and a token of an account. The caller closes the services.
 */
export async function startDocumentedPortal(account: string): Promise<DocumentedPortal> {
  const retail = await startRetail({ clock: () => NOW });
  const gateway = await startGateway(
    { retailUrl: retail.url },
    { transport: createUndiciTransport({ connections: 16 }) },
  );
  gateway.app.addHook('onClose', () => retail.close());
  return {
    gateway,
    env: { PORTAL: await listen(gateway), TOKEN: await tokenOf(account, gateway) },
  };
}

async function listen({ app }: TestGateway): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${String(port)}`;
}

async function tokenOf(account: string, { ask }: TestGateway): Promise<string> {
  const input = {
    ...{ enterpriseCode: '100001', account, password: 'Retail@2026' },
    userType: 'STAFF',
  };
  const { headers } = await ask(
    'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { viewer { code } } }',
    { variables: { input } },
  );
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  const { data: schema } = await ask(SCOPES, { cookie });
  const { enumValues } = schema?.__type as { enumValues: { name: string }[] };
  const scopes = enumValues.map(({ name }) => name);
  const { data } = await ask(CREATE, { cookie, variables: { scopes } });
  const { secret } = data?.apiTokenCreate as { secret: string | null };
  if (secret === null) throw new Error(JSON.stringify(data));
  return secret;
}
