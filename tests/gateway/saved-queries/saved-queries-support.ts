import type { Durable } from '../../../gateway/store/durable.ts';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';

export const COLLEAGUE = {
  ...SIGNED_IN_STAFF,
  userid: 'colleague',
  userCode: 'colleague',
  username: '李娜',
};
export const STRANGER = { ...COLLEAGUE, userCode: 'stranger', ent_id: '200002' };
export const SUPPLIER = SIGNED_IN_SUPPLIER;

const FIELDS =
  'id name note query variables isShared isOwn owner { code name } ownerName changedAt version';
const PAYLOAD = `savedQuery { ${FIELDS} } viewer { savedQueries { name } } userErrors { field code message }`;
const SAVE = `mutation($input: SavedQuerySaveInput!) { savedQuerySave(input: $input) { ${PAYLOAD} } }`;
const DELETE = `mutation($id: ID!) { savedQueryDelete(input: { id: $id }) { ${PAYLOAD} } }`;

interface Found {
  id: string;
  name: string;
  isOwn: boolean;
  version: number;
  [other: string]: unknown;
}

interface Outcome {
  savedQuery: Found | null;
  viewer: { savedQueries: { name: string }[] } | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

/** A signed-in browser with functions for saved queries. */
export async function openQueries(
  gateway: TestGateway,
  account: typeof SIGNED_IN_STAFF = SIGNED_IN_STAFF,
) {
  const cookie = await gateway.signIn(account);
  const asked = async (query: string, variables: object = {}) => {
    const { data } = await gateway.ask(query, { cookie, variables: { ...variables } });
    return data as Record<string, unknown> | null;
  };
  return {
    all: async () => {
      const data = await asked(`{ viewer { savedQueries { ${FIELDS} } } }`);
      return (data?.viewer as { savedQueries: Found[] }).savedQueries;
    },
    one: async (id: string) => {
      const data = await asked(`query($id: ID!) { viewer { savedQuery(id: $id) { ${FIELDS} } } }`, {
        id,
      });
      return (data?.viewer as { savedQuery: Found | null }).savedQuery;
    },
    save: async (input: Record<string, unknown> = {}) => {
      const whole = { name: '昨日销售', query: '{ viewer { name } }', ...input };
      return (await asked(SAVE, { input: whole }))?.savedQuerySave as Outcome;
    },
    remove: async (id: string) => (await asked(DELETE, { id }))?.savedQueryDelete as Outcome,
  };
}

export async function gatewayOver(durable: Durable): Promise<TestGateway> {
  return startGateway({}, { durable });
}
