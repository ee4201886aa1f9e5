import type { ListViewSaveInput, Resolvers } from '../generated/resolvers.ts';
import type { Context } from '../request/context.ts';
import { localNodeId } from '../request/node-ids.ts';
import { saveSettings } from './save-settings.ts';
import { settingsOf, viewOfId, viewsOf } from './lists.ts';
import { deleteView, saveView } from './save-view.ts';

/** Resolvers of saved views and column settings, which the gateway stores itself. */
export const viewResolvers = {
  Mutation: {
    listViewSave: (_root, { input }, context) => saveView(withViewId(input, context), context),
    listViewDelete: (_root, { input }, context) =>
      deleteView({ id: localNodeId('ListView', input.id, context) ?? '' }, context),
    listSettingsSave: (_root, { input }, context) => saveSettings(input, context),
  },
  Viewer: {
    listViews: (_viewer, { list }, context) => viewsOf(list, context),
    listSettings: (_viewer, { list }, context) => settingsOf(list, context),
  },
  ListView: {
    __resolveReference: ({ id }, context) => viewOfId(id, context),
  },
} satisfies Resolvers;

/** With the id that the store knows; one that no view has when the client's id is not the caller's. */
function withViewId(input: ListViewSaveInput, context: Context): ListViewSaveInput {
  const { id } = input;
  return id == null ? input : { ...input, id: localNodeId('ListView', id, context) ?? '' };
}
