import { application, choice, favourite } from '../panel/panel-fixtures.ts';

const names = (count: number, from = 0) =>
  Array.from({ length: count }, (_, nth) => `功能 ${String(nth + from)}`);
export const applications = [
  application('OPS', '门店运营', names(14)),
  application('PUR', '采购管理', ['采购订单', '退货单']),
];
export const storedFavourites = (count: number) =>
  names(count).map((name, nth) => favourite(`OPS-${String(nth)}`, name));
export const answering = (favourites: readonly object[] | null, more: object = {}) => ({
  FavouriteChoice: () => ({ data: choice(favourites, applications) }),
  ...more,
});
export const saved = (field: string, favourites: readonly object[]) => ({
  data: {
    [field]: {
      __typename: 'FavouritesPayload',
      viewer: { __typename: 'Viewer', id: 'viewer-1', favourites },
      userErrors: [],
    },
  },
});
