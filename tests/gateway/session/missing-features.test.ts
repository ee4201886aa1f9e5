import { expect, test } from 'vitest';
import { OPERATIONS, type OperationName } from '../../../gateway/upstream/operations.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

async function featuresMissingWithout(...missing: OperationName[]) {
  mockRetail();
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing },
  });
  const { data, errors } = await ask('{ viewer { missingFeatures } }', { cookie: await signIn() });
  expect(errors).toBeUndefined();
  return (data as { viewer: { missingFeatures: string[] } }).viewer.missingFeatures;
}

test('services with every operation lack no feature', async () => {
  expect(await featuresMissingWithout()).toEqual([]);
});

test.each<[OperationName, string]>([
  ['saveCommonMenus', 'COMMON_MENUS'],
  ['addFavourites', 'FAVOURITES'],
  ['switchPost', 'POST_SWITCH'],
  ['shops', 'SHOP_SWITCH'],
  ['changePassword', 'PASSWORD_CHANGE'],
  ['updateLogo', 'AVATAR_CHANGE'],
  ['saveDashboardLayout', 'LAYOUT'],
  ['channels', 'CHANNEL_FILTER'],
  ['purchaseGroups', 'PURCHASE_GROUP_FILTER'],
  ['operateHelp', 'MANUALS'],
  ['elves', 'ASSISTANT'],
])('without %s the feature %s is missing', async (operation, feature) => {
  expect(Object.keys(OPERATIONS)).toContain(operation);
  expect(await featuresMissingWithout(operation)).toEqual([feature]);
});
