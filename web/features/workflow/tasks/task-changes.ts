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
  /** What is said when it is done; the name of the task is in it. */
  doneKey: string;
}

// What comes with the answer may fail though the task was changed.
const errorPolicy = 'all';

/** How each change is asked for. */
export const taskChanges: Readonly<Record<TaskChange, ChangeKind>> = {
  claim: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskClaimDocument,
        variables: { input },
        errorPolicy,
      });
      return answered(data?.taskClaim, error);
    },
    doneKey: 'tasks.claimed',
  },
  release: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskReleaseDocument,
        variables: { input },
        errorPolicy,
      });
      return answered(data?.taskRelease, error);
    },
    doneKey: 'tasks.released',
  },
  finish: {
    async send(client, input) {
      const { data, error } = await client.mutate({
        mutation: TaskFinishDocument,
        variables: { input },
        errorPolicy,
      });
      return answered(data?.taskFinish, error);
    },
    doneKey: 'tasks.finished',
  },
};

function answered(
  payload: TaskPress_PayloadFragment | null | undefined,
  error: unknown,
): TaskPress_PayloadFragment {
  if (payload == null) throw error;
  return payload;
}
