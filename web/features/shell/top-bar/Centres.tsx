import { useTranslation } from '../../../design/language/useTranslation.ts';
import { type ApprovalTab, centreCodes } from '../../../platform/workbench/centre-codes.ts';
import { Centre } from './Centre.tsx';
import { CountAnnouncer } from './CountAnnouncer.tsx';
import { useCounters, type CentreState } from './useCounters.ts';

const awaitingMe: { tab: ApprovalTab } = { tab: 'pending' };

/** The centers of the top bar: approvals, tasks and messages that wait for the user. */
export function Centres() {
  const { t } = useTranslation();
  const { approvals, tasks, notices, reloading, reload } = useCounters();
  const shared = { reloading, onReload: reload };
  const counts = [
    { label: t('centre.approvals'), count: countOf(approvals, ({ totalCount }) => totalCount) },
    { label: t('centre.tasks'), count: countOf(tasks, ({ todo }) => todo) },
    { label: t('centre.notices'), count: countOf(notices, ({ totalCount }) => totalCount) },
  ];
  return (
    <>
      <Centre
        {...shared}
        title={t('centre.approvals')}
        icon="todo"
        state={approvals}
        count={({ totalCount }) => totalCount}
        preview={({ nodes }, onNavigate) => ({ approvals: nodes, onNavigate })}
        module={{
          code: centreCodes.approvals,
          name: t('centre.approvals'),
          provisional: true,
          parameters: awaitingMe,
        }}
      />
      <Centre
        {...shared}
        title={t('centre.tasks')}
        icon="clock"
        state={tasks}
        count={({ todo }) => todo}
        preview={(counters) => ({ counts: counters })}
        module={{ code: centreCodes.clock, name: t('centre.tasks'), provisional: true }}
      />
      <Centre
        {...shared}
        title={t('centre.notices')}
        icon="bell"
        state={notices}
        count={({ totalCount }) => totalCount}
        preview={({ nodes }, onNavigate) => ({ messages: nodes, onNavigate })}
        module={{ code: centreCodes.messages, name: t('centre.notices'), provisional: true }}
      />
      <CountAnnouncer counts={counts} />
    </>
  );
}

function countOf<Data>(state: CentreState<Data>, count: (data: Data) => number): number | null {
  return state.kind === 'loaded' ? count(state.data) : null;
}
