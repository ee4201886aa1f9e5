import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
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
  /** Takes the new order at once, and keeps it. */
  arrange: (codes: readonly string[]) => void;
}

type Outcome =
  | { kind: 'kept' | 'conflict'; version: number; codes: readonly string[] }
  | { kind: 'refused'; text: string };

/**
 * The order of the panel's cards. A new one shows at once and is saved; of several in a row the last one is saved when the one before has been.
 * When somebody else was faster, his order is taken, with a word about it; when it cannot be saved, the former one comes back.
 */
export function usePanelOrder(
  panel: PanelData,
  { reload, keepPanel }: Pick<DashboardState, 'reload' | 'keepPanel'>,
): PanelOrder {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const { id } = useViewer();
  const [hoped, setHoped] = useState<readonly string[] | null>(null);
  const waiting = useRef<readonly string[] | null>(null);
  const saving = useRef(false);
  const cards = orderCards(panel.cards, hoped);

  const takeVersion = (version: number) => {
    keepPanel(version);
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
    for (let codes = waiting.current; codes !== null; codes = waiting.current) {
      waiting.current = null;
      const outcome = await save(client, panel, version, codes).catch((error: unknown) => ({
        kind: 'refused' as const,
        text: reasonText(t, failureOf(error)),
      }));
      if (outcome.kind === 'refused') {
        notify(outcome.text, 'failed');
        break;
      }
      version = outcome.version;
      takeVersion(version);
      if (outcome.kind === 'conflict') {
        notify(t('panel.conflict'), 'failed');
        if (!sameCards(outcome.codes, panel)) reload();
        break;
      }
    }
    waiting.current = null;
    saving.current = false;
    setHoped(null);
  }
  function arrange(codes: readonly string[]) {
    setHoped(codes);
    waiting.current = codes;
    if (saving.current) return;
    saving.current = true;
    void saveAll();
  }
  return { cards, arrange };
}

/** The answer brings the places of all cards, which the cache puts where the panel reads them. */
async function save(
  client: ApolloClient,
  panel: PanelData,
  version: number,
  codes: readonly string[],
): Promise<Outcome> {
  const input = { code: panel.code, version, cards: stackedPositions(panel.cards, codes) };
  const { data } = await client.mutate({ mutation: PanelOrderSaveDocument, variables: { input } });
  const { dashboard, userErrors } = payloadOf(data.dashboardLayoutSave);
  const refusal = userErrors[0];
  if (dashboard === null || (refusal !== undefined && refusal.code !== 'CONFLICT')) {
    if (refusal === undefined) throw new TypeError('A saved layout must come back.');
    return { kind: 'refused', text: refusal.message };
  }
  const told = { version: dashboard.version, codes: dashboard.cards.map(({ code }) => code) };
  return { kind: refusal === undefined ? 'kept' : 'conflict', ...told };
}

const sameCards = (codes: readonly string[], { cards }: PanelData) =>
  codes.length === cards.length && cards.every(({ code }) => codes.includes(code));
