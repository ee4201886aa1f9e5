import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, isFresh, SERVERS } from '../../scripts/build.mjs';
import { CODE, COLUMN_COUNT, startListServices } from './list-services.ts';

const ROWS = 100_000;
const SECONDS = 6;
const MEGABYTES = 150;
const SLOWER = 2;
const LOOKED_AT_MS = 5_000;
/** Clock ticks per second, the unit of processor time in Linux. */
const TICKS = 100;

interface Answer {
  data: Record<string, never>;
}

/** Starts a separate gateway from its build, with services that have their pages prepared. */
async function startGateway(retailUrl: string, dataDir: string) {
  if (!isFresh(SERVERS)) await build(SERVERS);
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    PORT: '0',
    RETAIL_URL: retailUrl,
    LOG_LEVEL: 'error',
    EVENT_POLL_MS: '0',
  };
  const child = spawn(process.execPath, [SERVERS.result], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  let cookie = '';
  async function ask(query: string, variables: object = {}): Promise<Answer['data']> {
    const headers = { 'content-type': 'application/json', 'x-portal-request': '1', cookie };
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return ((await response.json()) as Answer).data;
  }
  const megabytes = () =>
    Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${String(child.pid)}/status`, 'utf8'))?.[1]) /
    1024;
  /** Processor time of all threads, or of the thread that answers requests. */
  const cpuSeconds = (thread = '') => {
    const stat = readFileSync(
      `/proc/${String(child.pid)}/${thread && `task/${String(child.pid)}/`}stat`,
      'utf8',
    );
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user + system) / TICKS;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return { ask, megabytes, cpuSeconds, stop };
}

type Gateway = Awaited<ReturnType<typeof startGateway>>;

const SIGN_IN = `mutation { sessionSignIn(input: { enterpriseCode: "100001", account: "ops_director", password: "x", userType: STAFF }) { viewer { code } } }`;
const PAGE = `query($code: String!) { viewer { listModule(code: $code) { rows(page: 1, pageSize: 30) { totalCount nodes { key values } } } } }`;
const START = `mutation($input: ExportStartInput!) { exportStart(input: $input) { job { id } userErrors { message } } }`;
const LOOK = `query($id: ID!) { viewer { job(id: $id) { status doneCount } } }`;

/** How long other users wait for a page of 30 rows: the 99th percentile in milliseconds. */
async function othersWait(gateway: Gateway, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  const one = async () => {
    while (!isOver()) {
      const since = performance.now();
      await gateway.ask(PAGE, { code: CODE });
      times.push(performance.now() - since);
      await pause(20);
    }
  };
  await Promise.all([one(), one()]);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function exportOnce(
  gateway: Gateway,
  key: string,
): Promise<{ seconds: number; peak: number }> {
  const columns = Array.from({ length: COLUMN_COUNT }, (_, at) => ({
    name: `column${String(at)}`,
    title: `列 ${String(at)}`,
  }));
  const since = performance.now();
  let peak = 0;
  const started = await gateway.ask(START, {
    input: { key, moduleCode: CODE, columns, fileName: 'bench.xlsx' },
  });
  const { id } = (started as unknown as { exportStart: { job: { id: string } } }).exportStart.job;
  for (;;) {
    const looked = (await gateway.ask(LOOK, { id })) as unknown as {
      viewer: { job: { status: string } };
    };
    peak = Math.max(peak, gateway.megabytes());
    if (looked.viewer.job.status === 'FAILED') throw new Error('the export failed');
    if (looked.viewer.job.status === 'READY')
      return { seconds: (performance.now() - since) / 1000, peak };
    await pause(50);
  }
}

/** Prints the cost of an export of 100,000 rows. Returns whether it meets the goals. */
export async function printExport(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'retail-bench-'));
  const services = await startListServices(ROWS);
  const gateway = await startGateway(services.url, dataDir);
  try {
    await gateway.ask(SIGN_IN);
    await othersWait(gateway, after(2_000));
    const before = await othersWait(gateway, after(LOOKED_AT_MS));
    const idle = gateway.megabytes();
    const [cpu, mainCpu] = [gateway.cpuSeconds(), gateway.cpuSeconds('main')];
    const alone = await exportOnce(gateway, 'bench-export-1');
    const [used, mainUsed] = [gateway.cpuSeconds() - cpu, gateway.cpuSeconds('main') - mainCpu];
    let isOver = false;
    const waiting = othersWait(gateway, () => isOver);
    await exportOnce(gateway, 'bench-export-2');
    isOver = true;
    const during = await waiting;
    const more = alone.peak - idle;
    console.log(
      `\nAn export of ${String(ROWS)} rows of ${String(COLUMN_COUNT)} columns: ${alone.seconds.toFixed(1)} s of at most ${String(SECONDS)}, ` +
        `${more.toFixed(0)} MB more than idle (${idle.toFixed(0)}) of at most ${String(MEGABYTES)}; others' slowest of a hundred ` +
        `${during.toFixed(0)} ms during it, ${before.toFixed(0)} before, at most ${String(SLOWER)} times`,
    );
    console.log(
      `It took ${used.toFixed(1)} s of processors, ${mainUsed.toFixed(1)} of them where requests are answered`,
    );
    return alone.seconds <= SECONDS && more <= MEGABYTES && during <= before * SLOWER;
  } finally {
    await gateway.stop();
    await services.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function after(ms: number): () => boolean {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await printExport()) ? 0 : 1;
