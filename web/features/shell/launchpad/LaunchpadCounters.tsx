import { useTranslation } from 'react-i18next';
import { badgeOf } from '../../../design/number/badge.ts';
import { useCountersQuery } from '../top-bar/Counters.gen.ts';

/** What waits, as figures. They come with the poll of the top bar; one that is not known is left out: the top bar says why. */
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
              <dd>{badgeOf(count)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
