import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLastGood } from '../../platform/apollo/useLastGood.ts';
import { useAwake } from '../../platform/session/useAwake.ts';
import { stateOf, type Job } from './job-states.ts';
import { useJobStateQuery } from './Jobs.gen.ts';

/** How often a job that is under way is looked at. */
const pollMs = 1000;

/**
 * A job as it stands now: looked at again and again while it moves, and only while somebody may see it. A question that got no answer leaves what
 * is known as it is.
 */
export function useJob(started: Job | null): Job | null {
  const awake = useAwake();
  const { data, startPolling, stopPolling } = useJobStateQuery(
    started === null
      ? skipToken
      : {
          variables: { id: started.id },
          fetchPolicy: 'cache-and-network',
          context: { background: true },
        },
  );
  const known = useLastGood(started?.id ?? '', data?.viewer?.job);
  const job = started === null ? null : known === null || known.isOther ? started : known.answer;
  const isMoving = job !== null && stateOf(job).isMoving === true;
  useEffect(
    function lookAgain() {
      if (!isMoving || !awake) return undefined;
      startPolling(pollMs);
      return () => stopPolling();
    },
    [isMoving, awake, startPolling, stopPolling],
  );
  return job;
}
