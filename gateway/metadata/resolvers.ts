import { requireSignedIn } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { searchTextOf } from '../page-bounds.ts';
import { formColumnFields } from './columns.ts';
import { findOptions } from './options.ts';

/** What forms and tables consist of, and what may be chosen in them. */
export const metadataResolvers = {
  Viewer: {
    columnOptions: async (_viewer, { moduleCode, column: name, section, search }, context) => {
      const { retail, loaders } = requireSignedIn(context);
      const text = searchTextOf(search);
      const columns = await loaders.moduleColumns.load(moduleCode);
      const column = columns.find((each) => each.name === name && each.section === (section ?? 'header'));
      return column === undefined ? null : findOptions(retail, column.model, text);
    },
  },
  FormColumn: formColumnFields,
} satisfies Resolvers;
