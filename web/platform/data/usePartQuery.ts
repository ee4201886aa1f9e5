import type {
  DocumentNode,
  OperationVariables,
  TypedDocumentNode,
  WatchQueryFetchPolicy,
} from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { codeOf, failureOf, type Failure } from '../apollo/failure.ts';
import { missingAnswerError } from '../apollo/missing-answer-error.ts';
import type { OperationContext } from '../apollo/operation-context.ts';
import { useLastAnswer } from '../apollo/useLastAnswer.ts';
import type { LiveKind } from '../session/live-event.ts';
import { useReloadOnLiveEvent } from '../session/useReloadOnLiveEvent.ts';
import { useBackgroundReload } from './useBackgroundReload.ts';

export interface PartQueryOptions<Data, Variables, Part> {
  variables: Variables;
  /** The wanted part of an answer; null if the answer lacks it. */
  partOf: (data: Data) => Part | null | undefined;
  /**
   * What the part belongs to, such as the tab or the day. After a failure the part of one subject
   * never stands in for that of another.
   */
  subject?: string;
  /** The live events after which the part is reloaded. Must be a stable reference. */
  liveKinds?: readonly LiveKind[];
  fetchPolicy?: WatchQueryFetchPolicy;
  context?: OperationContext;
  /** Nothing is loaded while true. */
  skip?: boolean;
}

export interface PartQuery<Data, Part> {
  /** Null until loaded. It stays while another one is loading, and when loading that failed. */
  part: Part | null;
  /** The part answers other variables than the present ones. */
  isOther: boolean;
  /** A part other than the shown one is loading. */
  busy: boolean;
  /** Why the part could not be loaded; null if it is loaded or loading. A shown part is stale then. */
  failure: Failure | null;
  /** The answer is that there is no such part, or that the account may not see it. */
  isNone: boolean;
  /** The latest answer, with its other fields; undefined if there is none. */
  data: Data | undefined;
  error: unknown;
  /** Any request of the user is running, also a repeated one. */
  loading: boolean;
  reload: () => void;
  /** Reloads without counting as use of the session. */
  reloadInBackground: () => void;
}

const noKinds: readonly LiveKind[] = [];
const codesOfNone: readonly (string | null)[] = ['FORBIDDEN', 'NOT_FOUND'];

/**
 * Loads a part of an answer, such as a list. The last good part stays while another one is loading
 * and when that fails. A failure is an answer without the part: errors in other fields are not its
 * concern. `previousData` would not do for the last part, because an answer without it, whose
 * service failed, is data too.
 */
export function usePartQuery<Data, Variables, Part>(
  document: TypedDocumentNode<Data, Variables>,
  {
    variables,
    partOf,
    subject = '',
    liveKinds = noKinds,
    fetchPolicy = 'cache-and-network',
    context = {},
    skip = false,
  }: PartQueryOptions<Data, Variables, Part>,
): PartQuery<Data, Part> {
  const answer = useQuery(document as DocumentNode, {
    variables: variables as OperationVariables,
    fetchPolicy,
    context,
    skip,
    notifyOnNetworkStatusChange: true,
  });
  const { error, loading, refetch } = answer;
  // An answer of which nothing is left is null.
  const data = (answer.data ?? undefined) as Data | undefined;
  const found = data === undefined ? null : partOf(data);
  const last = useLastAnswer(JSON.stringify([subject, variables]), found);
  const isOtherSubject = useLastAnswer(subject, found)?.isOther ?? false;
  const quiet = useBackgroundReload(document, variables, partOf);
  useReloadOnLiveEvent(liveKinds, quiet.reload);
  const problem = quiet.problem ?? (found == null ? (error ?? missingAnswerError) : null);
  const isAnswered = !loading && !skip;
  const failure = isAnswered && problem !== null ? failureOf(problem) : null;
  const part = failure !== null && isOtherSubject ? null : (last?.answer ?? null);
  const isOther = last?.isOther ?? true;
  return {
    part,
    isOther,
    busy: loading && isOther && part !== null,
    failure,
    isNone: isAnswered && found == null && meansNone(problem),
    data,
    error,
    loading,
    reload() {
      quiet.clear();
      void refetch().catch(() => undefined);
    },
    reloadInBackground: quiet.reload,
  };
}

/** A missing permission looks like a missing part, so that nobody learns what exists. */
function meansNone(problem: unknown): boolean {
  return problem === missingAnswerError || codesOfNone.includes(codeOf(problem));
}
