import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isFresh, SERVERS } from '../../../scripts/build.mjs';
import { GATEWAY_FLAGS } from '../../../scripts/gateway-flags.mjs';
import { askGraphql, rawRequest, signInTo } from '../gateway/ask-graphql.ts';
import { measureLoad } from '../gateway/load.ts';
import { startProgram, type Program } from '../gateway/program.ts';
import { CODE } from '../list-services.ts';
import { dashboardOf, startGrowingServices } from './services.ts';

const COLUMNS = 25;
const ROUNDS = 5;
const LOAD = { connections: 4, ms: 2_000 };
/** What a page of 1,000 rows and 25 columns may cost the processor, in milliseconds. */
const LARGE_PAGE_MS = 60;

interface Size {
  what: string;
  count: number;
  query: string;
  variables: Record<string, unknown>;
}

const ROWS = `query Rows($code: String!, $size: Int!) { viewer { id listModule(code: $code) { code
  rows(page: 1, pageSize: $size) { totalCount nodes { key name values labels version isDeletable } } } } }`;
const CARDS = `query Cards($code: String!) { viewer { id dashboard(code: $code) { code cards { id code name
  position { row column width height } ... on KpiCard { figures { unit currency asOf yesterday dayBefore
  dayOverDayRate month { actual plan rate band elapsedRate } year { actual plan rate band elapsedRate } } } } } } }`;

const rows = (count: number): Size => ({
  ...{ what: `rows of ${String(COLUMNS)} columns`, count },
  ...{ query: ROWS, variables: { code: CODE, size: count } },
});
const cards = (count: number): Size => ({
  ...{ what: 'cards, a call each', count },
  ...{ query: CARDS, variables: { code: dashboardOf(count) } },
});
const SIZES = [rows(10), rows(100), rows(1000), cards(10), cards(100)];

/**
 * Prints what rows and cards cost the processor as they grow tenfold. All sizes take turns, and
 * medians are printed. Returns whether a large page of a list meets its goal.
 */
export async function printGrowth(): Promise<boolean> {
  if (!isFresh(SERVERS)) {
    const { ok, output } = await build(SERVERS);
    if (!ok) throw new Error(output);
  }
  const services = await startGrowingServices(COLUMNS);
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'retail-portal-'));
  const env = { RETAIL_URL: services.url, LOG_LEVEL: 'warn', PORT: '0', EVENT_POLL_MS: '0' };
  const gateway = await startProgram(SERVERS.result, { ...env, DATA_DIR }, GATEWAY_FLAGS);
  try {
    const measured = await measureSizes(gateway);
    console.log('\nProcessor time of the gateway as rows and cards grow');
    console.table(measured.map(lineOf));
    const largest = measured.find(({ count }) => count === 1000);
    return largest !== undefined && largest.cpuMs < LARGE_PAGE_MS;
  } finally {
    await gateway.stop();
    await services.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

interface MeasuredSize extends Size {
  bytes: number;
  cpuMs: number;
  p50: number;
}

async function measureSizes(gateway: Program): Promise<MeasuredSize[]> {
  const cookie = await signInTo(gateway.url);
  const sizes: Taken[] = [];
  for (const size of SIZES) {
    const payload = JSON.stringify({ query: size.query, variables: size.variables });
    const { text } = await askGraphql(gateway.url, payload, cookie);
    const request = rawRequest(payload, cookie);
    sizes.push({ ...size, request, bytes: Buffer.byteLength(text), cpu: [], p50s: [] });
  }
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const size of sizes) {
      const result = await measureLoad({ program: gateway, request: size.request, ...LOAD });
      if (round === 0) continue;
      size.cpu.push(result.cpuMs);
      size.p50s.push(result.p50);
    }
  return sizes.map(({ cpu, p50s, ...size }) => ({
    ...{ ...size, cpuMs: medianOf(cpu), p50: medianOf(p50s) },
  }));
}

interface Taken extends Size {
  request: Buffer;
  bytes: number;
  cpu: number[];
  p50s: number[];
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const lineOf = ({ what, count, bytes, cpuMs, p50 }: MeasuredSize) => ({
  ...{ what, count, kB: Math.round(bytes / 1000), 'CPU, ms': Number(cpuMs.toFixed(2)) },
  ...{ 'CPU of one, µs': Math.round((cpuMs / count) * 1000), 'p50, ms': Number(p50.toFixed(1)) },
});
