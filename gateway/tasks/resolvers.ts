import { requireSignedIn } from '../request/require-signed-in.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { listIdentity, readConnection } from '../request/connection.ts';
import { keysOfId } from '../request/ids.ts';
import { carryOut } from './change-task.ts';
import { countTasks, findTask, listDueTasks, listTasks } from './rest.ts';
import { TASK_ID } from './task-row.ts';

/** Resolvers of the task pool and of the account's claimed and finished tasks. */
export const taskResolvers = {
  Mutation: {
    taskClaim: (_root, { input }, context) => carryOut('claim', input, context),
    taskRelease: (_root, { input }, context) => carryOut('release', input, context),
    taskFinish: (_root, { input }, context) => carryOut('finish', input, context),
  },
  Viewer: {
    taskCounts: (_viewer, _args, context) =>
      countTasks(requireSignedIn(context).retail, glanceLimit(context)),
    tasks: (_viewer, { list, ...search }, context) =>
      listTasks(requireSignedIn(context), list, search),
    taskConnection: (_viewer, { list, first, after, ...search }, context) => {
      const signedIn = requireSignedIn(context);
      return readConnection(
        { first, after },
        listIdentity('tasks', { list, ...search }, signedIn),
        (bounds) => listTasks(signedIn, list, { ...search, ...bounds }),
      );
    },
    task: (_viewer, { code }, context) => findTask(requireSignedIn(context), code),
    dueTasks: (_viewer, { date }, context) => {
      const signedIn = requireSignedIn(context);
      return listDueTasks(signedIn, date ?? signedIn.today);
    },
  },
  Task: {
    __resolveReference: ({ id }, context) => {
      const [code = ''] = keysOfId(TASK_ID, id) ?? [];
      return code === '' ? null : findTask(requireSignedIn(context), code);
    },
  },
  TaskPayload: {
    task: ({ code }, _args, context) =>
      code === null ? null : findTask(requireSignedIn(context), code),
  },
} satisfies Resolvers;
