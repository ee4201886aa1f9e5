import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { useViewer, type Viewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { ALL_SHOPS, shopCodeOf } from '../all-shops.ts';
import { AsyncContent } from '../AsyncContent.tsx';
import { ChoiceList, type Choice } from '../ChoiceList.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSwitch } from '../useSwitch.ts';
import { recentShops, addRecentShop } from './recent-shops.ts';
import { ShopSwitchDocument, useShopsQuery, type ShopsQuery } from './Shops.gen.ts';

type Shop = NonNullable<NonNullable<ShopsQuery['viewer']>['shops']>[number];

/** In the other shop modes an application works on one store at a time and needs to know which. */
const allowsAll = (mode: Viewer['shopMode']) => mode === 'MULTIPLE' || mode === 'BOTH';

/**
 * Switches to a different store, or to all stores that the user may see. Recently used stores are
 * listed first.
 */
export function ShopDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { id, shop, shopMode } = useViewer();
  const present = shop?.code ?? ALL_SHOPS;
  const [chosen, setChosen] = useState<string | null>(
    shop === null && !allowsAll(shopMode) ? null : present,
  );
  const [recent] = useState(() => recentShops(id));
  const shops = useShopsQuery({ fetchPolicy: 'network-only' });
  const { start, problem, setProblem, running } = useSwitch(async (context) => {
    const input = { shopCode: shopCodeOf(chosen) };
    const { data } = await client.mutate({
      mutation: ShopSwitchDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context,
    });
    const payload = payloadOf(data.shopSwitch);
    if (payload.viewer !== null && input.shopCode !== null)
      recent.write(addRecentShop(recent.read(), input.shopCode));
    return payload;
  }, onClose);
  const list = shops.data?.viewer?.shops;
  const choices = useMemo(() => {
    const latest = recent.read();
    const choiceOf = ({ code, name }: Shop): Choice => ({
      value: code,
      code,
      label: name,
      tags: [
        ...(latest.includes(code) ? [t('shop.recent')] : []),
        ...(code === shop?.code ? [t('post.present')] : []),
      ],
    });
    const all = {
      value: ALL_SHOPS,
      label: t('shop.all'),
      tags: shop === null ? [t('post.present')] : [],
    };
    return [
      ...(allowsAll(shopMode) ? [all] : []),
      ...latestFirst(list ?? [], latest).map(choiceOf),
    ];
  }, [list, recent, shop, shopMode, t]);

  function submit() {
    if (chosen === null) setProblem(t('shop.required'));
    else void start();
  }
  return (
    <ModalDialog
      title={t('shop.switch')}
      onClose={onClose}
      footer={
        <>
          <button className="btn" type="button" onClick={onClose}>
            {t('account.cancel')}
          </button>
          <button
            className="btn btn-p"
            type="button"
            disabled={running || list == null || chosen === present}
            onClick={submit}
          >
            {running ? t('switch.running') : t('switch.submit')}
          </button>
        </>
      }
    >
      <div className="dialog-parts">
        <AsyncContent
          result={list}
          loading={shops.loading}
          error={shops.error}
          onRetry={() => void shops.refetch()}
        >
          {(known) =>
            known.length === 0 ? (
              <p>{t('shop.none')}</p>
            ) : (
              <ChoiceList
                legend={t('shop.choose')}
                filterLabel={t('shop.filter')}
                value={chosen}
                choices={choices}
                onChange={(next) => {
                  setChosen(next);
                  setProblem(null);
                }}
              />
            )
          }
        </AsyncContent>
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}

function latestFirst(shops: readonly Shop[], latest: readonly string[]): readonly Shop[] {
  const byCode = new Map(shops.map((shop) => [shop.code, shop]));
  const first = latest.flatMap((code) => byCode.get(code) ?? []);
  return [...first, ...shops.filter((shop) => !first.includes(shop))];
}
