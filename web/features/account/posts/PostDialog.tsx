import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { ChoiceList } from '../../../design/forms/ChoiceList.tsx';
import { SwitchFooter } from '../SwitchFooter.tsx';
import { PostsDocument, type PostsQuery } from './Posts.gen.ts';
import { PostShops } from './PostShops.tsx';
import { usePostSwitch } from './usePostSwitch.ts';
import { postText } from '../../../platform/session/workplace-text.ts';

type Post = NonNullable<NonNullable<PostsQuery['viewer']>['posts']>[number];

/**
 * Switches a user with several posts to a different post. If that post has several stores, the user
 * also chooses one of them.
 */
export function PostDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const posts = usePartQuery(PostsDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.posts,
    fetchPolicy: 'network-only',
  });
  const postSwitch = usePostSwitch(onClose);
  const { postCode, shopCode, isOther, shops, problem, running } = postSwitch;
  return (
    <ModalDialog
      title={t('post.switch')}
      onClose={onClose}
      footer={
        <SwitchFooter
          disabled={!isOther || shops.loading}
          running={running}
          onCancel={onClose}
          onSubmit={postSwitch.submit}
        />
      }
    >
      <div className="dialog-parts">
        <Loaded query={posts} waiting={<Skeleton height="6rem" />}>
          {(list) => <PostList posts={list} value={postCode} onChange={postSwitch.choosePost} />}
        </Loaded>
        {isOther && (
          <Loaded query={shops} waiting={<Skeleton height="6rem" />}>
            {(list) => (
              <PostShops
                key={postCode}
                shops={list}
                value={shopCode}
                onChange={postSwitch.chooseShop}
              />
            )}
          </Loaded>
        )}
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}

interface PostListProps {
  /** The main post is the first one. */
  posts: readonly Post[];
  value: string | null;
  onChange: (code: string) => void;
}

function PostList({ posts, value, onChange }: PostListProps) {
  const { t } = useTranslation();
  const { mainPost } = useViewer();
  if (posts.length === 0) return <p>{t('post.none')}</p>;
  const tagsOf = (code: string, isFirst: boolean) => [
    ...(isFirst ? [t('post.main')] : []),
    ...(code === mainPost?.code ? [t('post.present')] : []),
  ];
  return (
    <ChoiceList
      legend={t('post.choose')}
      filterLabel={t('post.filter')}
      value={value}
      onChange={onChange}
      choices={posts.map(({ code, name, departmentName }, index) => ({
        value: code,
        label: postText({ departmentName, name }, ' / '),
        tags: tagsOf(code, index === 0),
      }))}
    />
  );
}
