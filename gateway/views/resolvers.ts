import type { Resolvers } from '../generated/resolvers.ts';
import { saveSettings } from './save-settings.ts';
import { settingsOf, viewsOf } from './lists.ts';
import { deleteView, saveView } from './save-view.ts';

/** Resolvers of saved views and column settings, which the gateway stores itself. */
export const viewResolvers = {
  Mutation: {
    listViewSave: (_root, { input }, context) => saveView(input, context),
    listViewDelete: (_root, { input }, context) => deleteView(input, context),
    listSettingsSave: (_root, { input }, context) => saveSettings(input, context),
  },
  Viewer: {
    listViews: (_viewer, { list }, context) => viewsOf(list, context),
    listSettings: (_viewer, { list }, context) => settingsOf(list, context),
  },
} satisfies Resolvers;
