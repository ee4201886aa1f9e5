import { isSelected } from '../request/selected-fields.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { fieldRuleMessage } from '../module-model/field-rule-message.ts';
import type { ListModuleResolvers } from '../generated/resolvers.ts';
import { listIdentity, readConnection } from '../request/connection.ts';
import { changesOfRow } from './history.ts';

/** Maximum rows of an export. Must equal the limit of jobs. */
const MAX_EXPORT_ROWS = 100_000;

export const listModuleFields = {
  code: ({ code }) => code,
  keyField: ({ config }) => config.keyField,
  nameField: ({ config }) => config.nameField,
  pageSize: ({ config }) => config.pageSize,
  isExactMatch: ({ config }) => config.isExact,
  exactMatch: ({ config }) => config.isExact,
  columns: ({ columns }) => columns.map(({ model }) => model),
  problems: ({ problems }) => problems,
  operations: ({ operations }) => [...operations],
  conditionOperations: ({ config }) => config.conditionOperations,
  isSearchable: ({ config }) => config.paths.search !== null,
  rules: ({ rules, columns }, _args, { locale }) =>
    rules.map((rule) => ({ ...rule, message: fieldRuleMessage(rule, { columns }, locale) })),
  hasHistory: ({ config }) => config.paths.history !== null,
  exportLimit: () => MAX_EXPORT_ROWS,
  rows: async (module, search, context, info) => {
    const { totalCount, rows } = await requireSignedIn(context).loaders.listPage(module, search);
    // The labels of all rows are loaded together; a promise for each row would cost far more.
    if (isSelected(info, ['nodes', 'labels'])) await rows[0]?.labels();
    return { totalCount, nodes: rows };
  },
  rowConnection: (module, { first, after, ...search }, context) => {
    const { loaders, account } = requireSignedIn(context);
    const identity = listIdentity('rows', { module: module.code, ...search }, { account });
    return readConnection({ first, after }, identity, async (bounds) => {
      const { totalCount, rows } = await loaders.listPage(module, { ...search, ...bounds });
      return { totalCount, nodes: rows };
    });
  },
  row: async (module, { key }, context) =>
    (await requireSignedIn(context).loaders.listRowsOfKeys(module, [key]))[0] ?? null,
  history: (module, { key }, context) => changesOfRow(module, key, requireSignedIn(context)),
} satisfies ListModuleResolvers;
