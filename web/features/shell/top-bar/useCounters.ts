import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { failureOf, type Failure } from '../../../platform/apollo/failure.ts';
import { useLiveEvents } from '../../../platform/session/live-events.ts';
import type { LiveKind } from '../../../platform/session/live-event.ts';
import { useAwake } from '../../../platform/session/useAwake.ts';
import { useCountersQuery, type CountersQuery } from './Counters.gen.ts';

const countersEveryMs = 60_000;
const counted: readonly LiveKind[] = ['message', 'announcement', 'approval', 'task'];

type Viewer = NonNullable<CountersQuery['viewer']>;
const centreFields = ['pendingApprovals', 'taskCounts', 'unreadMessages'] as const;
type CentreField = (typeof centreFields)[number];

/** What one service told: its answer, that it failed, or that the operator does not have it. */
export type CentreState<Data> =
  | { kind: 'loading' }
  | { kind: 'there'; data: Data }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'absent' };

export interface Counters {
  approvals: CentreState<NonNullable<Viewer['pendingApprovals']>>;
  tasks: CentreState<NonNullable<Viewer['taskCounts']>>;
  notices: CentreState<NonNullable<Viewer['unreadMessages']>>;
  /** Under way again because somebody asked for it. */
  reloading: boolean;
  reload: () => void;
}

const background = { background: true };

/**
 * What waits for the user, asked for every minute while somebody may look at it, at once when he is back, and when the gateway tells of a change. Nobody did anything for it, so
 * it does not keep the session alive.
 */
export function useCounters(): Counters {
  const awake = useAwake();
  const { data, previousData, error, loading, refetch } = useCountersQuery({
    context: background,
    pollInterval: awake ? countersEveryMs : 0,
    notifyOnNetworkStatusChange: true,
  });
  const slept = useRef(false);
  // The shell's request brought them; what was too slow for it is asked for alone, with all the time it needs.
  const missing =
    data?.viewer != null &&
    centreFields.some((field) => data.viewer?.[field] === null) &&
    error === undefined;
  useEffect(
    function askForMissing() {
      if (missing) void refetch().catch(() => undefined);
    },
    [missing, refetch],
  );
  useEffect(
    function askWhenBack() {
      if (awake && slept.current) void refetch().catch(() => undefined);
      slept.current = !awake;
    },
    [awake, refetch],
  );
  useLiveEvents(counted, () => void refetch().catch(() => undefined));
  const viewer = data?.viewer ?? previousData?.viewer;
  const state = <Data>(field: CentreField, answer: Data | null | undefined): CentreState<Data> => {
    if (answer != null) return { kind: 'there', data: answer };
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

/** The operator has no such service: there is nothing to try again. */
function isAbsent(error: unknown, field: CentreField): boolean {
  return errorsAt(error, field).some(({ extensions }) => extensions?.reason === 'NOT_IMPLEMENTED');
}

function errorAt(error: unknown, field: CentreField): unknown {
  const errors = errorsAt(error, field);
  return errors.length === 0 ? error : { errors };
}
