import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import type { Viewer } from '../../../platform/session/ViewerContext.tsx';
import { ShopSwitchDocument } from '../shops/Shops.gen.ts';
import { useReloadAll } from '../useReloadAll.ts';
import { PostSwitchDocument, type PresentScopeQuery } from './Posts.gen.ts';

type CurrentScope = NonNullable<PresentScopeQuery['viewer']>;

/**
 * Switches the session back to the post and store that the page shows. Requests that were held back
 * then continue. `onFailed` is called when the session stays as it is, or was switched again.
 */
export function useSwitchBack(
  shownViewer: Viewer,
  onDeciding: (deciding: boolean) => void,
  onFailed: () => void,
) {
  const { t } = useTranslation();
  const postSwitch = useCommand(PostSwitchDocument, { resultOf: ({ viewer }) => viewer });
  const shopSwitch = useCommand(ShopSwitchDocument, { resultOf: ({ viewer }) => viewer });
  const reload = useReloadAll();
  const [problem, setProblem] = useState<string | null>(null);

  function switchBack({ mainPost, session }: CurrentScope) {
    const options = { context: { scope: session.scope }, fetchPolicy: 'no-cache' } as const;
    const shopCode = shownViewer.shop?.number ?? null;
    const postCode = shownViewer.mainPost?.code ?? mainPost?.code;
    return postCode === undefined || postCode === mainPost?.code
      ? shopSwitch.run({ input: { shopCode } }, options)
      : postSwitch.run({ input: { postCode, shopCode } }, options);
  }

  async function goBack(current: CurrentScope) {
    onDeciding(true);
    const outcome = await switchBack(current);
    if (outcome.kind !== 'done') {
      setProblem(commandText(t, outcome));
      onFailed();
    } else if (outcome.result.session.scope !== shownViewer.session.scope) await reload();
    onDeciding(false);
  }
  return { goBack, problem, running: postSwitch.busy || shopSwitch.busy };
}
