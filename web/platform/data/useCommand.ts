import type { ApolloCache, DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { reasonText } from '../../design/feedback/reason.ts';
import { createRequestKey } from '../apollo/create-request-key.ts';
import type { OperationContext } from '../apollo/operation-context.ts';
import { type CommandOutcome, outcomeOf, type PayloadOf } from './command-outcome.ts';

interface CommandOptions<Payload, Result> {
  /** What the command must bring to count as done; null if the payload lacks it. */
  resultOf?: (payload: Payload) => Result | null;
  /** Whether a payload leaves something open, so that the key must be used again. */
  keepsKey?: (payload: Payload) => boolean;
}

/** The notices of a command. Without it the caller shows the outcome itself. */
interface CommandNotice {
  /** Shown when it was done; without it nothing is shown. */
  done?: string;
  undo?: { label: string; onSelect: () => void };
  /** The text of a failure for its reason; the reason alone if missing. */
  failed?: (reason: string) => string;
  /** Shown when the answer was lost; as a failure if missing. */
  unknown?: string;
}

interface RunOptions<Data> {
  /** What the idempotency key belongs to, such as a task. */
  subject?: string;
  notice?: CommandNotice;
  /** Shown by the cache until the answer arrives. It is taken back if the command fails. */
  optimisticResponse?: unknown;
  /** Called with each answer, also with the optimistic one. */
  update?: (cache: ApolloCache, data: Data) => void;
  context?: OperationContext;
  fetchPolicy?: 'no-cache';
}

export interface Command<Data, Variables, Result = PayloadOf<Data>> {
  /** Never rejects. */
  run: (
    variables: Variables | ((key: string) => Variables),
    options?: RunOptions<Data>,
  ) => Promise<CommandOutcome<PayloadOf<Data>, Result>>;
  busy: boolean;
}

/**
 * Runs a mutation. Its outcome says whether it was done, refused, failed without effect, or whether
 * that is unknown. The idempotency key of a subject stays the same until the outcome is known, so
 * that repeating the command after a lost answer does nothing twice. Other fields of the answer may
 * fail although the command was done, so partial data is accepted.
 */
export function useCommand<Data, Variables, Result = PayloadOf<Data>>(
  document: TypedDocumentNode<Data, Variables>,
  {
    resultOf = (payload) => payload as unknown as Result,
    keepsKey,
  }: CommandOptions<PayloadOf<Data>, Result> = {},
): Command<Data, Variables, Result> {
  type Outcome = CommandOutcome<PayloadOf<Data>, Result>;
  const { t } = useTranslation();
  const notify = useNotify();
  const keys = useRef(new Map<string, string>());
  const [mutate, { loading }] = useMutation(document as DocumentNode, { errorPolicy: 'all' });

  async function send(
    variables: Variables,
    { subject = '', notice: _notice, update, ...options }: RunOptions<Data>,
  ): Promise<Outcome> {
    const answer = mutate({
      ...options,
      variables,
      ...(update !== undefined && {
        update: (cache: ApolloCache, given: { data?: unknown }) =>
          given.data != null && update(cache, given.data as Data),
      }),
    } as never);
    const outcome = await outcomeOf<PayloadOf<Data>, Result>(answer, resultOf);
    const keeps =
      outcome.kind === 'unknown' || ('payload' in outcome && keepsKey?.(outcome.payload) === true);
    if (!keeps) keys.current.delete(subject);
    return outcome;
  }
  function showNotice(outcome: Outcome, notice: CommandNotice): void {
    if (outcome.kind === 'done') {
      if (notice.done !== undefined) notify(notice.done, 'done', notice.undo);
    } else if (outcome.kind === 'refused') notify(outcome.error.message, 'failed');
    else if (outcome.kind === 'unknown' && notice.unknown !== undefined)
      notify(notice.unknown, 'failed');
    else {
      const reason = reasonText(t, outcome.failure);
      notify(notice.failed?.(reason) ?? reason, 'failed');
    }
  }
  return {
    busy: loading,
    async run(variables, options = {}) {
      const { subject = '', notice } = options;
      const key = keys.current.get(subject) ?? createRequestKey();
      keys.current.set(subject, key);
      const isFunction = (given: typeof variables): given is (key: string) => Variables =>
        typeof given === 'function';
      const outcome = await send(isFunction(variables) ? variables(key) : variables, options);
      if (notice !== undefined) showNotice(outcome, notice);
      return outcome;
    },
  };
}
