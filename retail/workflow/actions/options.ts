import { RetailError } from '../../server/envelope.ts';
import type { ServiceContext, ServiceTable } from '../../server/service.ts';
import { colleaguesFor, staffOf } from '../people/colleagues.ts';
import { processOf } from '../definitions/catalogue.ts';
import { stepsBefore } from '../process/path.ts';
import { namesOf } from '../people/people.ts';
import {
  requireInstance,
  requireTask,
  type InstanceRow,
  type TaskRow,
} from '../process/process-rows.ts';

interface Place {
  instance: InstanceRow;
  task: TaskRow;
}

type Source = (context: ServiceContext, place: Place | null) => Readonly<Record<string, unknown>>[];

/** Options of the fields of buttons, by the last part of their address. */
const SOURCES: Readonly<Record<string, Source>> = {
  people: ({ db, caller }, place) =>
    (place ? colleaguesFor(db, place.instance, place.task) : staffOf(db))
      .filter(({ usercode }) => usercode !== caller.usercode)
      .map((person) => ({ ...person })),

  steps({ db }, place) {
    if (!place) throw new RetailError('A0400', 'Bad parameter taskId: missing');
    return stepsBefore(db, processOf(place.instance), place.instance).map(
      ({ code, name, usercodes }) => ({
        code,
        name: `${name}（${namesOf(db, usercodes)}）`,
      }),
    );
  },
};

const USUAL_PAGE = 200;

export const optionServices: ServiceTable = {
  '/api/msc-bpm/option/{source}': (
    { source, taskId, keyword = '', pageNo = 1, pageSize = USUAL_PAGE },
    context,
  ) => {
    const find = Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined;
    if (!find) throw new RetailError('A0400', `Bad parameter source: there is no ${source}`);
    if (context.caller.usertype === '2')
      throw new RetailError('A0301', 'Not permitted for suppliers');
    const wanted = keyword.trim().toLowerCase();
    const found = find(context, placeOf(taskId, context)).filter((row) =>
      Object.values(row).some((value) => String(value).toLowerCase().includes(wanted)),
    );
    const first = (pageNo - 1) * pageSize;
    return { total: found.length, pageData: found.slice(first, first + pageSize) };
  },
};

/** Only the holder of a task may load its options. */
function placeOf(taskId: unknown, { db, caller }: ServiceContext): Place | null {
  if (typeof taskId !== 'string' || taskId === '') return null;
  const task = requireTask(db, taskId);
  if (task.assignee !== caller.usercode)
    throw new RetailError('A0301', 'Not permitted for the task of another user');
  return { task, instance: requireInstance(db, task.instanceid) };
}
