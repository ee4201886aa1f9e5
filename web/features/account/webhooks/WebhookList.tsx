import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { ownerGroups } from '../owners/owner-groups.ts';
import { OwnerGroups } from '../owners/OwnerGroups.tsx';
import type { useWebhooks, Webhook } from './useWebhooks.ts';
import { WebhookLines } from './WebhookLines.tsx';

type Webhooks = Pick<ReturnType<typeof useWebhooks>, 'list' | 'accounts'>;

interface WebhookListProps {
  webhooks: Webhooks;
  onOpen: (webhook: Webhook) => void;
}

/** The webhooks of the user and, for administrators, of each service account under its name. */
export function WebhookList({ webhooks: { list, accounts }, onOpen }: WebhookListProps) {
  const { t } = useTranslation();
  const isAdministrator = (accounts ?? []).length > 0;
  const hasFailed = accounts === null || accounts?.some(({ webhooks }) => webhooks === null);
  return (
    <>
      <p className="mute">{t(isAdministrator ? 'webhooks.about.service' : 'webhooks.about')}</p>
      <Loaded query={list} waiting={<Skeleton height="6rem" />}>
        {(own) => {
          const groups = ownerGroups(own, accounts ?? [], ({ webhooks }) => webhooks);
          return (
            <>
              {groups.length === 0 && <p>{t('webhooks.none')}</p>}
              <OwnerGroups groups={groups} isNamed={isAdministrator}>
                {(webhooks, owner) => (
                  <WebhookLines owner={owner} webhooks={webhooks} onOpen={onOpen} />
                )}
              </OwnerGroups>
              {hasFailed === true && <p className="mute">{t('webhooks.accountsFailed')}</p>}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
