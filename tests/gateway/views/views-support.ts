import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import type { Durable } from '../../../gateway/store/durable.ts';

export const COLLEAGUE = {
  ...SIGNED_IN_STAFF,
  userid: 'colleague',
  userCode: 'colleague',
  username: '李娜',
};
export const STRANGER = { ...COLLEAGUE, userCode: 'stranger', ent_id: '200002' };
export const SUPPLIER = SIGNED_IN_SUPPLIER;
export const SAME_SUPPLIER = {
  ...SIGNED_IN_SUPPLIER,
  userid: 'same',
  userCode: 'same',
  username: 'Same house',
};
export const OTHER_SUPPLIER = { ...SAME_SUPPLIER, userCode: 'other', tenantId: 'another tenant' };

const VIEW =
  'id list name isShared isOwn owner { code name } ownerName parameters columns { name isShown width pin } version';
const PAYLOAD = `view { ${VIEW} } viewer { listViews(list: $list) { name } } userErrors { field code message }`;
const SAVE = `mutation($input: ListViewSaveInput!, $list: String!) { listViewSave(input: $input) { ${PAYLOAD} } }`;
const DELETE = `mutation($id: ID!, $list: String!) { listViewDelete(input: { id: $id }) { ${PAYLOAD} } }`;
const ARRANGE = `mutation($input: ListSettingsSaveInput!) { listSettingsSave(input: $input) {
  settings { columns { name isShown width pin } pageSize version } viewer { id } userErrors { field code message } } }`;

interface View {
  id: string;
  name: string;
  isOwn: boolean;
  version: number;
  [other: string]: unknown;
}

interface Outcome {
  view: View | null;
  viewer: { listViews: { name: string }[] } | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

type Input = Record<string, unknown>;

/** A signed-in browser with functions for views. */
export async function openViews(
  gateway: TestGateway,
  account: typeof SIGNED_IN_STAFF = SIGNED_IN_STAFF,
) {
  const cookie = await gateway.signIn(account);
  const asked = async (query: string, variables: object, headers = {}) => {
    const { data, errors } = await gateway.ask(query, {
      cookie,
      variables: { ...variables },
      headers,
    });
    return { data: data as Record<string, never> | null, errors };
  };
  return {
    asked,
    views: async (list = 'approval') => {
      const { data } = await asked(
        `query($list: String!) { viewer { listViews(list: $list) { ${VIEW} } } }`,
        { list },
      );
      return (data?.viewer as unknown as { listViews: View[] }).listViews;
    },
    save: async (input: Input = {}, headers = {}) => {
      const whole = { list: 'approval', name: '大额', parameters: { min: '10000' }, ...input };
      const { data } = await asked(SAVE, { input: whole, list: whole.list }, headers);
      return data?.listViewSave as unknown as Outcome;
    },
    remove: async (id: string, list = 'approval') => {
      const { data } = await asked(DELETE, { id, list });
      return data?.listViewDelete as unknown as Outcome;
    },
    arrange: async (input: Input) => {
      const { data } = await asked(ARRANGE, { input: { list: 'approval', columns: [], ...input } });
      return data?.listSettingsSave as unknown as {
        settings: Input | null;
        viewer: Input | null;
        userErrors: Input[];
      };
    },
    settings: async (list = 'approval') => {
      const query =
        'query($list: String!) { viewer { listSettings(list: $list) { columns { name } pageSize version } } }';
      const { data } = await asked(query, { list });
      return (data?.viewer as unknown as { listSettings: Input | null }).listSettings;
    },
  };
}

export async function gatewayOver(durable: Durable): Promise<TestGateway> {
  return startGateway({}, { durable });
}
