import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLiveEvents } from '../../../platform/session/live-events.ts';
import type { LiveKind } from '../../../platform/session/live-event.ts';
import { useAwake } from '../../../platform/session/useAwake.ts';
import { useCountersQuery, type CountersQuery } from './Counters.gen.ts';

const POLL_INTERVAL_MS = 60_000;
const countedEvents: readonly LiveKind[] = ['message', 'announcement', 'approval', 'task'];

type Viewer = NonNullable<CountersQuery['viewer']>;
const centreFields = ['pendingApprovals', 'taskCounts', 'unreadMessages'] as const;
type CentreField = (typeof centreFields)[number];

/**
 * The state of a service: loading, its data, its failure, or absent if the operator does not have
 * it.
 */
export type CentreState<Data> =
  | { kind: 'loading' }
  | { kind: 'loaded'; data: Data }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'absent' };

/** The states of the three services behind the centers, and the operation to reload them. */
export interface Counters {
  approvals: CentreState<NonNullable<Viewer['pendingApprovals']>>;
  tasks: CentreState<NonNullable<Viewer['taskCounts']>>;
  notices: CentreState<NonNullable<Viewer['unreadMessages']>>;
  /** Whether the query is running again. */
  reloading: boolean;
  reload: () => void;
}

const background = { background: true };

/**
 * The counters of the top bar. They are polled every minute while the page is in use, and reloaded
 * when the user returns and after live events. These requests do not count as activity of the
 * session.
 */
export function useCounters(): Counters {
  const awake = useAwake();
  const { data, previousData, error, loading, refetch } = useCountersQuery({
    context: background,
    pollInterval: awake ? POLL_INTERVAL_MS : 0,
    notifyOnNetworkStatusChange: true,
  });
  const slept = useRef(false);
  // The counters come with the shell query. Those that were too slow are loaded here without a
  // limit.
  const missing =
    data?.viewer != null &&
    centreFields.some((field) => data.viewer?.[field] === null) &&
    error === undefined;
  useEffect(
    function loadMissing() {
      if (missing) void refetch().catch(() => undefined);
    },
    [missing, refetch],
  );
  useEffect(
    function reloadAfterSleep() {
      if (awake && slept.current) void refetch().catch(() => undefined);
      slept.current = !awake;
    },
    [awake, refetch],
  );
  useLiveEvents(countedEvents, () => void refetch().catch(() => undefined));
  const viewer = data?.viewer ?? previousData?.viewer;
  const state = <Data>(field: CentreField, answer: Data | null | undefined): CentreState<Data> => {
    if (answer != null) return { kind: 'loaded', data: answer };
    if (isAbsent(error, field)) return { kind: 'absent' };
    return error === undefined
      ? { kind: 'loading' }
      : { kind: 'failed', failure: failureOf(errorAt(error, field)) };
  };
  return {
    approvals: state('pendingApprovals', viewer?.pendingApprovals),
    tasks: state('taskCounts', viewer?.taskCounts),
    notices: state('unreadMessages', viewer?.unreadMessages),
    reloading: loading,
    reload: () => void refetch().catch(() => undefined),
  };
}

function errorsAt(error: unknown, field: CentreField) {
  return CombinedGraphQLErrors.is(error)
    ? error.errors.filter(({ path }) => path?.[1] === field)
    : [];
}

/** Whether the operator does not have the service, so that a retry is useless. */
function isAbsent(error: unknown, field: CentreField): boolean {
  return errorsAt(error, field).some(({ extensions }) => extensions?.reason === 'NOT_IMPLEMENTED');
}

function errorAt(error: unknown, field: CentreField): unknown {
  const errors = errorsAt(error, field);
  return errors.length === 0 ? error : { errors };
}
