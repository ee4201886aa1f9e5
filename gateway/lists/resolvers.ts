import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { keysOfId } from '../request/ids.ts';
import { addRow } from './add-row.ts';
import { clearMetadata } from './clear-metadata.ts';
import { decideRows } from './decide-rows.ts';
import { deleteRows } from './delete-rows.ts';
import { listModuleFields } from './module-fields.ts';
import { listRowFields } from './row-fields.ts';
import { updateRows } from './update-rows.ts';
import { updateRow } from './update-row.ts';

/** Resolvers of master data lists, which are built from metadata. */
export const listResolvers = {
  Mutation: {
    listRowAdd: (_root, { input }, context) => addRow(input, context),
    listRowUpdate: (_root, { input }, context) => updateRow(input, context),
    listRowsUpdate: (_root, { input }, context) => updateRows(input, context),
    listRowsDelete: (_root, { input }, context) => deleteRows(input, context),
    listRowsAudit: (_root, { input }, context) => decideRows(input, 'AUDIT', context),
    listRowsReject: (_root, { input }, context) => decideRows(input, 'REJECT', context),
    listMetadataClear: (_root, { input }, context) => clearMetadata(input, context),
  },
  Viewer: {
    listModule: (_viewer, { code }, context) =>
      requireSignedIn(context).loaders.listModules.load(code),
  },
  ListModule: listModuleFields,
  ListRow: {
    ...listRowFields,
    __resolveReference: async ({ id }, context) => {
      const { listModules, listRowsOfKeys } = requireSignedIn(context).loaders;
      const [moduleCode = '', key = ''] = keysOfId('ListRow', id) ?? [];
      const module = moduleCode === '' ? null : await listModules.load(moduleCode);
      return module === null ? null : ((await listRowsOfKeys(module, [key]))[0] ?? null);
    },
  },
} satisfies Resolvers;
