import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import type { Viewer } from '../../../platform/session/ViewerContext.tsx';
import { ShopSwitchDocument } from '../shops/Shops.gen.ts';
import { useReloadAll } from '../useReloadAll.ts';
import { PostSwitchDocument, type PresentScopeQuery } from './Posts.gen.ts';

type Present = NonNullable<PresentScopeQuery['viewer']>;

/**
 * Switches the session back to the post and store that the page shows. Requests that were held back
 * then continue.
 */
export function useSwitchBack(mine: Viewer, onDeciding: (deciding: boolean) => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const reload = useReloadAll();
  const [problem, setProblem] = useState<string | null>(null);
  const [running, setRunning] = useState(false);

  async function switchBack(present: Present) {
    const shopCode = mine.shop?.code ?? null;
    if (mine.mainPost === null || mine.mainPost.code === present.mainPost?.code) {
      const { data } = await client.mutate({
        mutation: ShopSwitchDocument,
        variables: { input: { shopCode } },
        fetchPolicy: 'no-cache',
      });
      return payloadOf(data.shopSwitch);
    }
    const { data } = await client.mutate({
      mutation: PostSwitchDocument,
      variables: { input: { postCode: mine.mainPost.code, shopCode } },
      fetchPolicy: 'no-cache',
    });
    return payloadOf(data.postSwitch);
  }

  async function goBack(present: Present) {
    setRunning(true);
    onDeciding(true);
    try {
      const payload = await switchBack(present);
      if (payload.viewer === null)
        setProblem(payload.userErrors[0]?.message ?? t('service.unknown'));
      else if (payload.viewer.session.scope !== mine.session.scope) await reload();
    } catch (error) {
      setProblem(reasonText(t, failureOf(error)));
    }
    onDeciding(false);
    setRunning(false);
  }
  return { goBack, problem, running };
}
