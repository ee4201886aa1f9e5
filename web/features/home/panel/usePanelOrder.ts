import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { DashboardVersionDocument } from '../layout/Layout.gen.ts';
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

type Outcome =
  | { kind: 'saved' | 'conflict'; version: number; codes: readonly string[] }
  | { kind: 'refused'; text: string };

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
      const outcome = await save(client, panel, version, codes).catch((error: unknown) => ({
        kind: 'refused' as const,
        text: reasonText(t, failureOf(error)),
      }));
      if (outcome.kind === 'refused') {
        notify(outcome.text, 'failed');
        break;
      }
      version = outcome.version;
      applyVersion(version);
      if (outcome.kind === 'conflict') {
        notify(t('panel.conflict'), 'failed');
        if (!hasSameCards(outcome.codes, panel)) reload();
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

/** Saves one order. The answer contains the positions of all cards, which updates the cache. */
async function save(
  client: ApolloClient,
  panel: PanelData,
  version: number,
  codes: readonly string[],
): Promise<Outcome> {
  const input = { code: panel.code, version, cards: stackedPositions(panel.cards, codes) };
  const { data } = await client.mutate({ mutation: PanelOrderSaveDocument, variables: { input } });
  const { dashboard, userErrors } = requirePayload(data.dashboardLayoutSave);
  const refusal = userErrors[0];
  if (dashboard === null || (refusal !== undefined && refusal.code !== 'CONFLICT')) {
    if (refusal === undefined) throw new TypeError('A saved layout must come back.');
    return { kind: 'refused', text: refusal.message };
  }
  const saved = { version: dashboard.version, codes: dashboard.cards.map(({ code }) => code) };
  return { kind: refusal === undefined ? 'saved' : 'conflict', ...saved };
}

const hasSameCards = (codes: readonly string[], { cards }: PanelData) =>
  codes.length === cards.length && cards.every(({ code }) => codes.includes(code));
