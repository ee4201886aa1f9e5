import type { PortalFeature } from '../generated/resolvers.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { RetailClient } from '../upstream/retail-client.ts';

/** The operations that a feature of the portal cannot do without. */
const NEEDED: Readonly<Record<PortalFeature, readonly OperationName[]>> = {
  COMMON_MENUS: ['commonMenus', 'saveCommonMenus'],
  FAVOURITES: ['favourites', 'addFavourites', 'removeFavourite'],
  POST_SWITCH: ['posts', 'switchPost'],
  SHOP_SWITCH: ['shops', 'switchShop'],
  PASSWORD_CHANGE: ['changePassword'],
  AVATAR_CHANGE: ['uploadFile', 'updateLogo'],
  LAYOUT: ['dashboardTemplates', 'saveDashboardLayout'],
  CHANNEL_FILTER: ['channels'],
  PURCHASE_GROUP_FILTER: ['purchaseGroups'],
  MANUALS: ['operateHelp'],
  ASSISTANT: ['elves'],
};

/** The features that pages hide, because the operator's services lack an operation of theirs. */
export function missingFeatures({
  hasOperation,
}: Pick<RetailClient, 'hasOperation'>): PortalFeature[] {
  return (Object.keys(NEEDED) as PortalFeature[]).filter(
    (feature) => !NEEDED[feature].every((operation) => hasOperation(operation)),
  );
}
