import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { PopupMenu } from '../../../design/overlay/menu/PopupMenu.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import type { SavedQuery } from './useStoredQueries.ts';

/** The actions for a saved query; only its owner may change it. */
export function SavedMenu({
  saved,
  onChange,
  onDelete,
}: {
  saved: SavedQuery;
  onChange: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation();
  const { origin } = usePlayground();
  const copyText = useCopyText();
  const copyLink = () => {
    const link = `${origin}/playground?${new URLSearchParams({ saved: saved.id }).toString()}`;
    copyText(link, {
      done: t(saved.isShared ? 'card.copied' : 'playground.saved.linkForYou'),
      failed: t('playground.copy.failed'),
    });
  };
  const item = (id: string, label: string, icon: string, onSelect: () => void) => ({
    id,
    label,
    icon,
    onSelect,
  });
  return (
    <PopupMenu
      label={t('playground.saved.menu', { 0: saved.name })}
      kind="icon"
      groups={[
        {
          id: 'actions',
          items: [
            item('link', t('playground.saved.copyLink'), 'copy', copyLink),
            ...(saved.isOwn
              ? [
                  item('change', t('playground.saved.change'), 'gear', onChange),
                  item('delete', t('playground.saved.delete'), 'trash', onDelete),
                ]
              : []),
          ],
        },
      ]}
    >
      <Icon name="more" />
    </PopupMenu>
  );
}
