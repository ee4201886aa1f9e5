import type { ApolloClient } from '@apollo/client';
import type { TaskInput } from '../../../generated/schema.ts';
import { TaskClaimDocument, TaskFinishDocument, type TaskPress_PayloadFragment, TaskReleaseDocument } from './task-press.gen.ts';
import type { TaskChange } from './task-actions.ts';

interface ChangeKind {
  send: (client: ApolloClient, input: TaskInput) => Promise<TaskPress_PayloadFragment>;
  /** What is said when it is done; the name of the task is in it. */
  doneKey: string;
}

/** How each change is asked for. */
export const taskChanges: Readonly<Record<TaskChange, ChangeKind>> = {
  claim: {
    send: async (client, input) => (await client.mutate({ mutation: TaskClaimDocument, variables: { input } })).data.taskClaim,
    doneKey: 'tasks.claimed',
  },
  release: {
    send: async (client, input) =>
      (await client.mutate({ mutation: TaskReleaseDocument, variables: { input } })).data.taskRelease,
    doneKey: 'tasks.released',
  },
  finish: {
    send: async (client, input) => (await client.mutate({ mutation: TaskFinishDocument, variables: { input } })).data.taskFinish,
    doneKey: 'tasks.finished',
  },
};
