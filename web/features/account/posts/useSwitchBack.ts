import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { requirePayload } from '../../../platform/apollo/require-payload.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { Viewer } from '../../../platform/session/ViewerContext.tsx';
import { ShopSwitchDocument } from '../shops/Shops.gen.ts';
import { useReloadAll } from '../useReloadAll.ts';
import { PostSwitchDocument, type PresentScopeQuery } from './Posts.gen.ts';

type CurrentScope = NonNullable<PresentScopeQuery['viewer']>;

/**
 * Switches the session back to the post and store that the page shows. Requests that were held back
 * then continue.
 */
export function useSwitchBack(shownViewer: Viewer, onDeciding: (deciding: boolean) => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const reload = useReloadAll();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function switchBack(current: CurrentScope) {
    const shopCode = shownViewer.shop?.number ?? null;
    if (shownViewer.mainPost === null || shownViewer.mainPost.code === current.mainPost?.code) {
      const { data } = await client.mutate({
        mutation: ShopSwitchDocument,
        variables: { input: { shopCode } },
        fetchPolicy: 'no-cache',
      });
      return requirePayload(data.shopSwitch);
    }
    const { data } = await client.mutate({
      mutation: PostSwitchDocument,
      variables: { input: { postCode: shownViewer.mainPost.code, shopCode } },
      fetchPolicy: 'no-cache',
    });
    return requirePayload(data.postSwitch);
  }

  async function goBack(current: CurrentScope) {
    setRunning(true);
    onDeciding(true);
    try {
      const payload = await switchBack(current);
      if (payload.viewer === null)
        setProblem(payload.userErrors[0]?.message ?? t('service.unknown'));
      else if (payload.viewer.session.scope !== shownViewer.session.scope) await reload();
    } catch (error) {
      setProblem(reasonText(t, failureOf(error)));
    }
    onDeciding(false);
    setRunning(false);
  }
  return { goBack, problem, running };
}
