import { useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useViewer, type Viewer } from '../../../platform/session/ViewerContext.tsx';
import type { StoredValue } from '../../../design/storage/stored-value.ts';
import { ALL_SHOPS } from '../all-shops.ts';
import type { Choice } from '../../../design/forms/ChoiceList.tsx';
import type { ShopsQuery } from './Shops.gen.ts';
import { shopChoice } from '../shop-choice.ts';

type Shop = NonNullable<NonNullable<ShopsQuery['viewer']>['shops']>[number];

/** In the other shop modes an application works on one store at a time and needs to know which. */
export const allowsAllShops = (mode: Viewer['shopMode']) => mode === 'MULTIPLE' || mode === 'BOTH';

/** The choices of stores: all of them, if allowed, then the recently used ones, then the others. */
export function useShopChoices(
  shops: readonly Shop[] | null,
  recentShops: StoredValue<readonly string[]>,
): readonly Choice[] {
  const { t } = useTranslation();
  const { shop, shopMode } = useViewer();
  return useMemo(() => {
    const recent = recentShops.read();
    const choiceOf = (one: Shop): Choice => ({
      ...shopChoice(one),
      tags: [
        ...(recent.includes(one.number) ? [t('shop.recent')] : []),
        ...(one.number === shop?.number ? [t('post.present')] : []),
      ],
    });
    const all = {
      value: ALL_SHOPS,
      label: t('shop.all'),
      tags: shop === null ? [t('post.present')] : [],
    };
    return [
      ...(allowsAllShops(shopMode) ? [all] : []),
      ...recentFirst(shops ?? [], recent).map(choiceOf),
    ];
  }, [shops, recentShops, shop, shopMode, t]);
}

function recentFirst(shops: readonly Shop[], recent: readonly string[]): readonly Shop[] {
  const byNumber = new Map(shops.map((shop) => [shop.number, shop]));
  const first = recent.flatMap((number) => byNumber.get(number) ?? []);
  return [...first, ...shops.filter((shop) => !first.includes(shop))];
}
