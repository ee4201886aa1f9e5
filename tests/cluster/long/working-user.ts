import type { Answer, Browser } from '../support/browser.ts';

/** What all users of a run have done. */
export interface WorkLog {
  requests: number;
  /** Requests that were sent again, because the connection broke, nginx answered itself, or the gateway had too much to do. */
  retries: number;
  signedOut: string[];
  /** Errors that a user would have seen. */
  errors: string[];
  /** Names of rows and views that were acknowledged. */
  rows: string[];
  views: string[];
  /** Milliseconds of the answered requests. */
  times: number[];
}

export function newWorkLog(): WorkLog {
  return {
    ...{ requests: 0, retries: 0, signedOut: [], errors: [], rows: [], views: [], times: [] },
  };
}

/** Lists that every account has. An account may save 50 views of each. */
const LISTS = ['approval', 'tasks', 'messages'];
const READ_LIST =
  '{ viewer { listModule(code: "200207") { rows(page: 1, pageSize: 30) { totalCount nodes { key values } } } } }';
const READ_WORK = `{ viewer { code listViews(list: "tasks") { name } jobs { id status } } }`;
const ADD_ROW = `mutation ($input: ListRowAddInput!) {
  listRowAdd(input: $input) { row { key name } userErrors { code message } }
}`;
const SAVE_VIEW = `mutation ($input: ListViewSaveInput!) {
  listViewSave(input: $input) { view { name } userErrors { code message } }
}`;

const VIEWS_PER_USER = LISTS.length;
const TAKEN = 'INVALID';

/** How long a user waits before sending a request again. */
const RETRY_MS = 300;
const MAX_RETRIES = 60;

interface Payload {
  userErrors: { code: string; message: string }[];
}

/** Sends a request until a gateway answers it. A browser does so with the same idempotency key. */
export async function askUntilAnswered(
  browser: Browser,
  log: WorkLog,
  query: string,
  variables: object = {},
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    const since = performance.now();
    const answer = await browser.ask(query, variables).catch(() => null);
    log.requests += 1;
    const isRefused = answer?.errors?.some(({ extensions }) => extensions.code === 'OVERLOADED');
    if (answer !== null && isRefused !== true && (answer.data != null || answer.errors)) {
      log.times.push(performance.now() - since);
      noteErrors(answer, log);
      return answer;
    }
    if (retry === MAX_RETRIES) throw new Error('no gateway has answered');
    log.retries += 1;
    await pause(RETRY_MS);
  }
}

const reasonOf = ({ reason }: Readonly<Record<string, unknown>>): string =>
  typeof reason === 'string' ? reason : '';

function noteErrors({ errors = [] }: Answer, log: WorkLog): void {
  for (const { extensions, message, path } of errors) {
    const line = `${extensions.code} ${reasonOf(extensions)} at ${path?.join('.') ?? '-'}: ${message}`;
    if (/^(?:UNAUTHENTICATED|SESSION_EXPIRED)/u.test(line)) log.signedOut.push(line);
    else log.errors.push(line);
  }
}

/** Reads and writes with pauses, as a user does, until the time is over. */
export async function workUntil(
  end: number,
  browser: Browser,
  { name, log, random }: { name: string; log: WorkLog; random: () => number },
): Promise<void> {
  let views = 0;
  const actions = [
    () => askUntilAnswered(browser, log, READ_LIST),
    () => askUntilAnswered(browser, log, READ_WORK),
    (number: number) => addRow(`${name}-${String(number)}`, browser, log),
    async (number: number) => {
      if (views < VIEWS_PER_USER)
        await saveView(`${name}-${String(number)}`, LISTS[views]!, browser, log);
      views += 1;
    },
  ];
  for (let number = 0; performance.now() < end; number += 1) {
    await actions[Math.floor(random() * actions.length)]?.(number);
    await pause(1_000 + random() * 2_000);
  }
}

async function addRow(brandname: string, browser: Browser, log: WorkLog): Promise<void> {
  const values = { brandname, level: '2', country: 'CN' };
  const input = { key: `key-${brandname}`, moduleCode: '200209', values };
  const { data } = await askUntilAnswered(browser, log, ADD_ROW, { input });
  const added = (data as { listRowAdd: (Payload & { row: object | null }) | null } | null)
    ?.listRowAdd;
  if (added?.row) log.rows.push(brandname);
  for (const { code, message } of added?.userErrors ?? [])
    log.errors.push(`row: ${code} ${message}`);
}

async function saveView(view: string, list: string, browser: Browser, log: WorkLog): Promise<void> {
  const input = { list, name: view, parameters: { q: view } };
  const { data } = await askUntilAnswered(browser, log, SAVE_VIEW, { input });
  const saved = (data as { listViewSave: (Payload & { view: object | null }) | null } | null)
    ?.listViewSave;
  // An answer that was lost has saved it: its name is taken.
  const isSaved = saved?.view != null || saved?.userErrors.some(({ code }) => code === TAKEN);
  if (isSaved === true) log.views.push(view);
  else
    for (const { code, message } of saved?.userErrors ?? [])
      log.errors.push(`view: ${code} ${message}`);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** Numbers from 0 to 1 that are the same in each run. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
