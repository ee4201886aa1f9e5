import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { ALL_SHOPS, shopCodeOf } from '../all-shops.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { ChoiceList } from '../../../design/forms/ChoiceList.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { SwitchFooter } from '../SwitchFooter.tsx';
import { useSwitch } from '../useSwitch.ts';
import { recentShops, addRecentShop } from './recent-shops.ts';
import { ShopsDocument, ShopSwitchDocument } from './Shops.gen.ts';
import { allowsAllShops, useShopChoices } from './useShopChoices.ts';

/**
 * Switches to a different store, or to all stores that the user may see. Recently used stores are
 * listed first.
 */
export function ShopDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const shopSwitch = useCommand(ShopSwitchDocument, { resultOf: ({ viewer }) => viewer });
  const { id, shop, shopMode } = useViewer();
  const present = shop?.number ?? ALL_SHOPS;
  const [chosen, setChosen] = useState<string | null>(
    shop === null && !allowsAllShops(shopMode) ? null : present,
  );
  const [recent] = useState(() => recentShops(id));
  const shops = usePartQuery(ShopsDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.shops,
    fetchPolicy: 'network-only',
  });
  const { start, problem, setProblem, running } = useSwitch(async (context) => {
    const input = { shopCode: shopCodeOf(chosen) };
    const outcome = await shopSwitch.run({ input }, { context, fetchPolicy: 'no-cache' });
    if (outcome.kind === 'done' && input.shopCode !== null)
      recent.write(addRecentShop(recent.read(), input.shopCode));
    return outcome;
  }, onClose);
  const choices = useShopChoices(shops.part, recent);

  function submit() {
    if (chosen === null) setProblem(t('shop.required'));
    else void start();
  }
  return (
    <ModalDialog
      title={t('shop.switch')}
      onClose={onClose}
      footer={
        <SwitchFooter
          disabled={shops.part === null || chosen === present}
          running={running}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      <div className="dialog-parts">
        <Loaded query={shops} waiting={<Skeleton height="6rem" />}>
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
        </Loaded>
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}
