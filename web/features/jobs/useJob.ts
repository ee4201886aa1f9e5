import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLastAnswer } from '../../platform/apollo/useLastAnswer.ts';
import { useAwake } from '../../platform/session/useAwake.ts';
import { jobState, type Job } from './job-states.ts';
import { useJobStateQuery } from './Jobs.gen.ts';

/** Polling interval of a running job. */
const POLL_MS = 1000;

/**
 * Returns the current state of a job. A running job is polled while the page is visible. If a poll
 * fails, the last known state stays.
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
  const lastAnswer = useLastAnswer(started?.id ?? '', data?.viewer?.job);
  const job =
    started === null
      ? null
      : lastAnswer === null || lastAnswer.isOther
        ? started
        : lastAnswer.answer;
  const isMoving = job !== null && jobState(job).isMoving === true;
  useEffect(
    function pollWhileRunning() {
      if (!isMoving || !awake) return undefined;
      startPolling(POLL_MS);
      return () => stopPolling();
    },
    [isMoving, awake, startPolling, stopPolling],
  );
  return job;
}
