import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { shopCodeOf } from '../all-shops.ts';
import { useSwitch } from '../useSwitch.ts';
import { PostSwitchDocument, ShopsOfPostDocument } from './Posts.gen.ts';
import { needsChoice } from './PostShops.tsx';

/** The chosen post and store, the stores of that post, and the switch to them. */
export function usePostSwitch(onDone: () => void) {
  const { t } = useTranslation();
  const postSwitch = useCommand(PostSwitchDocument, { resultOf: ({ viewer }) => viewer });
  const { mainPost } = useViewer();
  const [postCode, setPostCode] = useState(mainPost?.code ?? null);
  const [shopCode, setShopCode] = useState<string | null>(null);
  const isOther = postCode !== null && postCode !== mainPost?.code;
  const query = usePartQuery(ShopsOfPostDocument, {
    variables: { postCode: postCode ?? '' },
    partOf: ({ viewer }) => viewer?.shopsOfPost,
    fetchPolicy: 'network-only',
    skip: !isOther,
  });
  const shops = { ...query, part: query.isOther ? null : query.part };
  const { start, problem, setProblem, running } = useSwitch((context) => {
    const input = { postCode: postCode ?? '', shopCode: shopCodeOf(shopCode) };
    return postSwitch.run({ input }, { context, fetchPolicy: 'no-cache' });
  }, onDone);
  return {
    postCode,
    shopCode,
    /** Whether the chosen post differs from the current one. */
    isOther,
    /** The stores of the chosen post, if it is not the current one. */
    shops,
    problem,
    running,
    choosePost(code: string) {
      setPostCode(code);
      setShopCode(null);
      setProblem(null);
    },
    chooseShop(code: string) {
      setShopCode(code);
      setProblem(null);
    },
    submit() {
      if (needsChoice(shops.part) && shopCode === null) setProblem(t('shop.required'));
      else void start();
    },
  };
}
