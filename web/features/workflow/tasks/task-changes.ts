import type { ApolloClient } from '@apollo/client';
import type { TaskInput } from '../../../generated/schema.ts';
import {
  TaskClaimDocument,
  TaskFinishDocument,
  type TaskPress_PayloadFragment,
  TaskReleaseDocument,
} from './task-press.gen.ts';
import type { TaskChange } from './task-actions.ts';

interface ChangeKind {
  send: (client: ApolloClient, input: TaskInput) => Promise<TaskPress_PayloadFragment>;
  /** i18n key of the success message; its parameter is the name of the task. */
  doneKey: string;
}

// The counts in the response may fail although the mutation succeeded, so partial data is accepted.
const ERROR_POLICY = 'all';

/** How each mutation is sent, and its success message. */
export const taskChanges: Readonly<Record<TaskChange, ChangeKind>> = {
  claim: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskClaimDocument,
        variables: { input },
        errorPolicy: ERROR_POLICY,
      });
      return payloadOrThrow(data?.taskClaim, error);
    },
    doneKey: 'tasks.claimed',
  },
  release: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskReleaseDocument,
        variables: { input },
        errorPolicy: ERROR_POLICY,
      });
      return payloadOrThrow(data?.taskRelease, error);
    },
    doneKey: 'tasks.released',
  },
  finish: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskFinishDocument,
        variables: { input },
        errorPolicy: ERROR_POLICY,
      });
      return payloadOrThrow(data?.taskFinish, error);
    },
    doneKey: 'tasks.finished',
  },
};

function payloadOrThrow(
  payload: TaskPress_PayloadFragment | null | undefined,
  error: unknown,
): TaskPress_PayloadFragment {
  if (payload == null) throw error;
  return payload;
}
