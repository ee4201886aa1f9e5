import { useTranslation } from '../../../design/language/useTranslation.ts';
import { formatBadge } from '../../../design/number/badge.ts';
import { useCountersQuery } from '../top-bar/Counters.gen.ts';

/**
 * The numbers of approvals, to-dos, pool tasks and unread messages. The top bar polls them; here
 * they are only read from the cache. Unknown numbers are left out: the top bar shows the failure.
 */
export function LaunchpadCounters() {
  const { t } = useTranslation();
  const { data } = useCountersQuery({ fetchPolicy: 'cache-only' });
  const viewer = data?.viewer;
  const figures = [
    { labelKey: 'launchpad.approvals', count: viewer?.pendingApprovals?.totalCount },
    { labelKey: 'launchpad.todo', count: viewer?.taskCounts?.todo },
    { labelKey: 'launchpad.pool', count: viewer?.taskCounts?.pool },
    { labelKey: 'launchpad.messages', count: viewer?.unreadMessages?.totalCount },
  ];
  return (
    <dl className="launchpad-counters" aria-label={t('launchpad.counters')}>
      {figures.map(
        ({ labelKey, count }) =>
          count !== undefined && (
            <div key={labelKey}>
              <dt>{t(labelKey)}</dt>
              <dd>{formatBadge(count)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
