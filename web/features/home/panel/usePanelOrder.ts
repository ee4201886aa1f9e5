import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { DashboardVersionDocument } from '../layout/LayoutVersion.gen.ts';
import type { PanelData } from '../home-answer.ts';
import type { DashboardState } from '../useDashboard.ts';
import { orderCards, stackedPositions } from './panel-order.ts';
import { PanelOrderSaveDocument } from './PanelOrder.gen.ts';

type PanelCard = PanelData['cards'][number];

interface PanelOrder {
  cards: readonly PanelCard[];
  /** Shows the new order at once and saves it. */
  reorder: (codes: readonly string[]) => void;
}

/**
 * The order of the panel's cards. A new order shows at once and is saved. While a save is running,
 * only the latest of further orders is saved after it. On a conflict the order saved elsewhere is
 * shown with a notice. If saving fails, the former order returns.
 */
export function usePanelOrder(
  panel: PanelData,
  { reload, acceptPanelVersion }: Pick<DashboardState, 'reload' | 'acceptPanelVersion'>,
): PanelOrder {
  const { t } = useTranslation();
  const client = useApolloClient();
  const orderSave = useCommand(PanelOrderSaveDocument, { resultOf: ({ dashboard }) => dashboard });
  const notify = useNotify();
  const { id } = useViewer();
  const [optimisticOrder, setOptimisticOrder] = useState<readonly string[] | null>(null);
  const pendingOrder = useRef<readonly string[] | null>(null);
  const isSaving = useRef(false);
  const cards = orderCards(panel.cards, optimisticOrder);

  const applyVersion = (version: number) => {
    acceptPanelVersion(version);
    client.writeQuery({
      query: DashboardVersionDocument,
      variables: { code: panel.code },
      data: {
        viewer: {
          __typename: 'Viewer',
          id,
          dashboard: { __typename: 'Dashboard', code: panel.code, version },
        },
      } as never,
    });
  };
  async function saveAll() {
    let version = panel.version;
    for (let codes = pendingOrder.current; codes !== null; codes = pendingOrder.current) {
      pendingOrder.current = null;
      const input = { code: panel.code, version, cards: stackedPositions(panel.cards, codes) };
      const outcome = await orderSave.run({ input });
      const isConflict = outcome.kind === 'refused' && outcome.error.code === 'CONFLICT';
      const saved = isConflict || outcome.kind === 'done' ? outcome.payload.dashboard : null;
      if (saved === null) {
        if (outcome.kind !== 'done') notify(commandText(t, outcome), 'failed');
        break;
      }
      version = saved.version;
      applyVersion(version);
      if (isConflict) {
        notify(t('panel.conflict'), 'failed');
        if (!hasSameCards(saved.cards, panel)) reload();
        break;
      }
    }
    pendingOrder.current = null;
    isSaving.current = false;
    setOptimisticOrder(null);
  }
  function reorder(codes: readonly string[]) {
    setOptimisticOrder(codes);
    pendingOrder.current = codes;
    if (isSaving.current) return;
    isSaving.current = true;
    void saveAll();
  }
  return { cards, reorder };
}

const hasSameCards = (saved: readonly { code: string }[], { cards }: PanelData) =>
  saved.length === cards.length &&
  cards.every(({ code }) => saved.some((one) => one.code === code));
