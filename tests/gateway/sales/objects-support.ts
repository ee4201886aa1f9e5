import { globalId, publicId } from '../../../gateway/request/ids.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import {
  DEFAULT_RETAIL_CONFIG,
  type RetailConfig,
} from '../../../gateway/upstream/retail-config.ts';
import { TransportError, type Transport } from '../../../gateway/upstream/transport.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { createFetchTransport } from '../../support/gateway/fetch-transport.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';

type Schemas = components['schemas'];
type Request = Schemas['SalesObjectQuery'];
type Kind = Request['kind'];

/** What the services have. */
const STORED: Readonly<Record<Kind, readonly Schemas['SalesProduct'][]>> = {
  product: [
    {
      code: 'P1',
      name: '红富士苹果',
      category: { code: '10', name: '生鲜', entrycode: 'category.10' },
      supplier: { code: 'T1', name: '禾源农业' },
    },
    { code: 'P2', name: '小青菜', category: null, supplier: null },
  ],
  supplier: [{ code: 'T1', name: '禾源农业' }],
  region: [{ code: 'R1', name: '华东区域' }],
};

/** What goes wrong with the calls for one kind, or the odd data that they answer. */
type Fault = 'bad gateway' | 'timeout' | 'refused' | 'not implemented' | { data: unknown };

interface ObjectsTest {
  retail: RetailNock;
  ask(query: string, variables?: object): Promise<GraphqlAnswer>;
  /** The kinds and codes that the services were asked for, in order. */
  asked(): [Kind, string[]][];
  /** Lets the calls for a kind fail from now on. */
  breakCalls(kind: Kind, fault: Fault): void;
}

/** A signed-in account over services that have a few products, a supplier and a region. */
export async function objectsTest({
  account = SIGNED_IN_STAFF,
  missing = [],
}: {
  account?: typeof SIGNED_IN_STAFF;
  missing?: RetailConfig['missing'];
} = {}): Promise<ObjectsTest> {
  const faults = new Map<Kind, Fault>();
  const path = OPERATIONS.salesObjects;
  const retail = mockRetail().replies('salesObjects', (body) => {
    const { kind, codes } = body as Request;
    const fault = faults.get(kind);
    const refused = (returncode: string) => ({ body: { returncode, message: '', data: null } });
    if (fault === 'bad gateway') return { status: 502, body: 'Bad gateway' };
    if (fault === 'refused') return refused('A0301');
    if (fault === 'not implemented') return refused('B0501');
    const data =
      typeof fault === 'object'
        ? fault
        : { data: STORED[kind].filter(({ code }) => codes.includes(code)) };
    return { body: { returncode: '0', message: 'success', ...data } };
  });
  const send = createFetchTransport();
  const transport: Transport = async (request) => {
    const isLate = [...faults].some(
      ([kind, fault]) => fault === 'timeout' && request.body?.toString().includes(`"${kind}"`),
    );
    if (isLate) throw new TransportError('timeout');
    return send(request);
  };
  const retailConfig = { ...DEFAULT_RETAIL_CONFIG, missing };
  const gateway = await startGateway({ retailConfig }, { transport });
  const cookie = await gateway.signIn(account);
  return {
    retail,
    ask: (query, variables) =>
      gateway.ask(query, {
        cookie,
        headers: { 'accept-language': 'en-US' },
        ...(variables && { variables: { ...variables } }),
      }),
    asked: () =>
      retail.asked
        .filter((call) => call.path === path)
        .map(({ body }) => [(body as Request).kind, (body as Request).codes]),
    breakCalls: (kind, fault) => void faults.set(kind, fault),
  };
}

/** An id as clients of an enterprise have it. */
export const idOf = (type: string, code: string, enterprise = '100001'): string =>
  publicId(type, globalId(type, code), { enterprise, scope: '' });
