import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { searchOptions } from './column-search.ts';
import { formColumnFields } from './form-column-fields.ts';

/** Resolvers of form columns and their options. */
export const metadataResolvers = {
  Viewer: {
    columnOptions: (_viewer, asked, context) => searchOptions(asked, requireSignedIn(context)),
  },
  FormColumn: formColumnFields,
} satisfies Resolvers;
