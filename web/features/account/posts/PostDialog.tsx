import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payloadOf } from '../../../platform/apollo/payload-of.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { shopCodeOf } from '../all-shops.ts';
import { AsyncContent } from '../AsyncContent.tsx';
import { ChoiceList } from '../ChoiceList.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useSwitch } from '../useSwitch.ts';
import { PostSwitchDocument, usePostsQuery, useShopsOfPostQuery } from './Posts.gen.ts';
import { needsChoice, PostShops } from './PostShops.tsx';

/**
 * Switches a user with several posts to a different post. If that post has several stores, the user
 * also chooses one of them.
 */
export function PostDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { mainPost } = useViewer();
  const [postCode, setPostCode] = useState(mainPost?.code ?? null);
  const [shopCode, setShopCode] = useState<string | null>(null);
  const posts = usePostsQuery({ fetchPolicy: 'network-only' });
  const isOther = postCode !== null && postCode !== mainPost?.code;
  const shops = useShopsOfPostQuery({
    skip: !isOther,
    variables: { postCode: postCode ?? '' },
    fetchPolicy: 'network-only',
  });
  const choosable = isOther ? (shops.data?.viewer?.shopsOfPost ?? null) : null;
  const { start, problem, setProblem, running } = useSwitch(async (context) => {
    const input = { postCode: postCode ?? '', shopCode: shopCodeOf(shopCode) };
    const { data } = await client.mutate({
      mutation: PostSwitchDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
      context,
    });
    return payloadOf(data.postSwitch);
  }, onClose);

  function submit() {
    if (needsChoice(choosable) && shopCode === null) setProblem(t('shop.required'));
    else void start();
  }
  const tagsOf = (code: string, isFirst: boolean) => [
    ...(isFirst ? [t('post.main')] : []),
    ...(code === mainPost?.code ? [t('post.present')] : []),
  ];
  return (
    <ModalDialog
      title={t('post.switch')}
      onClose={onClose}
      footer={
        <>
          <button className="btn" type="button" onClick={onClose}>
            {t('account.cancel')}
          </button>
          <button
            className="btn btn-p"
            type="button"
            disabled={!isOther || shops.loading || running}
            onClick={submit}
          >
            {running ? t('switch.running') : t('switch.submit')}
          </button>
        </>
      }
    >
      <div className="dialog-parts">
        <AsyncContent
          result={posts.data?.viewer?.posts}
          loading={posts.loading}
          error={posts.error}
          onRetry={() => void posts.refetch()}
        >
          {(list) =>
            list.length === 0 ? (
              <p>{t('post.none')}</p>
            ) : (
              <ChoiceList
                legend={t('post.choose')}
                filterLabel={t('post.filter')}
                value={postCode}
                onChange={(next) => {
                  setPostCode(next);
                  setShopCode(null);
                  setProblem(null);
                }}
                choices={list.map(({ code, name, departmentName }, at) => ({
                  value: code,
                  label: `${departmentName} / ${name}`,
                  tags: tagsOf(code, at === 0),
                }))}
              />
            )
          }
        </AsyncContent>
        {isOther && (
          <AsyncContent
            result={choosable}
            loading={shops.loading}
            error={shops.error}
            onRetry={() => void shops.refetch()}
          >
            {(list) => (
              <PostShops
                key={postCode}
                shops={list}
                value={shopCode}
                onChange={(next) => {
                  setShopCode(next);
                  setProblem(null);
                }}
              />
            )}
          </AsyncContent>
        )}
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}
