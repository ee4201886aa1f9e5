import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { callRetail, signInRetail } from '../../support/retail/retail-client.ts';

/**
 * Every name in responses of the services must have a key in the language packs for every language;
 * otherwise an English portal would show Chinese. These tests walk all rows of the demo data.
 */
const LOCALES = ['zh-CN', 'zh-TW', 'en-US'] as const;
const ALL = { pageNo: 1, pageSize: 1000 };
const CHINESE = /\p{Script=Han}/u;

/** Fields that contain a name, with the field that contains its key. */
const NAMES: Readonly<Record<string, string>> = {
  buttonName: 'entrycode',
  activityName: 'activityentrycode',
  processName: 'processentrycode',
  tasktypename: 'tasktypeentrycode',
  channelname: 'entrycode',
  categoryname: 'entrycode',
};

type Row = Readonly<Record<string, unknown>>;

const { app, db } = buildRetail();
let packs: Readonly<Record<string, Readonly<Record<string, string>>>>;

beforeAll(() => {
  const rows = db.prepare('SELECT locale, content FROM language_version').all([]) as {
    locale: string;
    content: Buffer;
  }[];
  packs = Object.fromEntries(
    rows.map(({ locale, content }) => [
      locale,
      JSON.parse(Buffer.from(content).toString('utf8')) as Record<string, string>,
    ]),
  );
});
afterAll(async () => {
  await app.close();
  db.close();
});

const listOf = (query: string, values: string[] = []): string[] =>
  (db.prepare(query).raw().all(values) as string[][]).map(([text]) => text ?? '');

/**
 * Returns names without a key, names whose key a pack lacks, and names that are Chinese in English.
 */
function problemsOf(
  rows: readonly Row[],
  names: Readonly<Record<string, string>> = NAMES,
): string[] {
  return rows.flatMap((row) =>
    Object.entries(names).flatMap(([field, keyField]) => {
      const name = row[field];
      if (typeof name !== 'string' || name === '') return [];
      const key = row[keyField];
      if (typeof key !== 'string') return [`${field} ${name}: no key`];
      const missing = LOCALES.filter((locale) => !packs[locale]?.[key]).map(
        (locale) => `${name}: ${key} is not in ${locale}`,
      );
      return CHINESE.test(packs['en-US']?.[key] ?? '')
        ? [...missing, `${name}: ${key} is Chinese in English`]
        : missing;
    }),
  );
}

/** Returns the columns and options of the forms of buttons. */
function formsOf(buttons: readonly Row[]): { columns: Row[]; options: Row[] } {
  const columns = buttons.flatMap(({ form }) => (form ?? []) as Row[]);
  const options = columns.flatMap(({ columndata }) =>
    typeof columndata === 'string' ? (JSON.parse(columndata) as Row[]) : [],
  );
  return { columns, options };
}

function problemsOfButtons(buttons: readonly Row[]): string[] {
  const { columns, options } = formsOf(buttons);
  return [
    ...problemsOf(buttons),
    ...problemsOf(columns, { columntitle: 'entrycode' }),
    ...problemsOf(options, { label: 'entrycode' }),
  ];
}

const unique = (problems: readonly string[]) => [...new Set(problems)].toSorted();

async function callerOf(account: string) {
  const { login } = await signInRetail(app, account);
  return async (path: string, body: object): Promise<unknown> =>
    (await callRetail(app, path, body, login.accessToken)).data;
}

describe('The services supply translated names of', () => {
  it('channels and categories', async () => {
    const call = await callerOf('ops_director');
    const [channels, groups] = (await Promise.all([
      call('/api/zb-mca-base/channel/search', ALL),
      call('/api/zb-mca-base/shopformclass/search', ALL),
    ])) as { pageData: Row[] }[];
    expect([channels?.pageData.length, groups?.pageData.length]).toEqual([6, expect.any(Number)]);
    expect(problemsOf([...(channels?.pageData ?? []), ...(groups?.pageData ?? [])])).toEqual([]);
  });

  it('rows of charts', async () => {
    const call = await callerOf('ops_director');
    const who = { usercode: 'ops_director', entid: '100001' };
    const body = {
      ...who,
      datetype: '3',
      startdate: '2026-05-01',
      enddate: '2026-05-31',
      metric: '10',
    };
    const pie = (await call('/api/MCA200021/sales/channelPie', body)) as Row[];
    const [bar] = (await call('/api/MCA200021/sales/channelBar', body)) as { echartData: Row[] }[];
    const progress = (await call('/api/MCA200021/sales/progress', {
      ...who,
      datetype: '3',
    })) as Row[];
    const rows = [...pie, ...(bar?.echartData ?? []), ...progress];
    expect(rows.length).toBeGreaterThan(20);
    expect(problemsOf(rows, { name: 'entrycode' })).toEqual([]);
  });

  it('processes, steps and buttons of every approval, with its history and diagram', async () => {
    const problems: string[] = [];
    let steps = 0;
    for (const account of listOf(
      "SELECT usercode FROM account WHERE status = '1' AND usercode IN (SELECT assignee FROM process_task UNION SELECT initiator FROM process_instance)",
    )) {
      const call = await callerOf(account);
      const { todoList = [] } = (await call('/api/msc-flowable/report/todo', {})) as {
        todoList?: Row[];
      };
      problems.push(
        ...problemsOf(todoList),
        ...problemsOfButtons((await call('/api/msc-bpm/process/getButtons', {})) as Row[]),
      );
      for (const list of ['pendingtask', 'finishedtask', 'initiatedprocess', 'submittedprocess']) {
        const { pageData } = (await call(`/api/msc-flowable/${list}/pageQuery`, ALL)) as {
          pageData: Row[];
        };
        problems.push(...problemsOf(pageData, { ...NAMES, buttonName: 'buttonentrycode' }));
        problems.push(
          ...problemsOf(pageData.flatMap(({ batchButtons }) => (batchButtons ?? []) as Row[])),
        );
        if (list !== 'pendingtask') continue;
        for (const { taskId, workflowInstanceId } of pageData)
          problems.push(
            ...problemsOfButtons(
              (await call('/api/msc-bpm/process/getButtonsByTaskId', {
                taskId,
                workflowInstanceId,
              })) as Row[],
            ),
          );
      }
    }
    const call = await callerOf('general_manager').catch(() => callerOf('ops_director'));
    for (const workflowInstanceId of listOf('SELECT instanceid FROM process_instance')) {
      const history = await call('/api/msc-bpm/process/getHistory', { workflowInstanceId });
      const diagram = (await call('/api/msc-bpm/process/getDiagram', { workflowInstanceId })) as {
        steps: Row[];
        links: Row[];
      } | null;
      if (!Array.isArray(history) || diagram === null) continue;
      steps += history.length;
      problems.push(...problemsOf(history as Row[], { ...NAMES, buttonName: 'buttonentrycode' }));
      problems.push(...problemsOf(diagram.steps, { name: 'entrycode', note: 'noteentrycode' }));
      problems.push(...problemsOf(diagram.links, { label: 'entrycode' }));
    }
    expect(steps).toBeGreaterThan(50);
    expect(unique(problems)).toEqual([]);
  }, 60_000);

  it('kinds of tasks and their buttons', async () => {
    const problems: string[] = [];
    let tasks = 0;
    for (const account of listOf(
      "SELECT usercode FROM account WHERE status = '1' AND usertype = '1'",
    )) {
      const call = await callerOf(account);
      const { pageData = [] } = (await call('/api/msc-taskm/taskpool/pageQuery', ALL)) as {
        pageData?: Row[];
      };
      tasks += pageData.length;
      problems.push(...problemsOf(pageData));
      problems.push(
        ...problemsOf(
          pageData.flatMap(({ buttons }) => buttons as Row[]),
          { name: 'entrycode' },
        ),
      );
    }
    expect(tasks).toBeGreaterThan(20);
    expect(unique(problems)).toEqual([]);
  }, 60_000);
});
