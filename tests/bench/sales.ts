import { rm } from 'node:fs/promises';
import { createCallRecorder } from '../support/gateway/call-recorder.ts';
import { makeSeededData, startPortal } from '../support/browser/running-portal.ts';
import { askGraphql, signInTo } from './gateway/ask-graphql.ts';

const ROUNDS = 60;
const WARM_UP = 3;
/** What the services may take for a year by month and store. */
const SERVICE_MS = 200;
const PATH = '/api/MCA200021/sales/query';
/** The twelve whole months before the month of DEMO_TODAY. */
const YEAR = 'recent: LAST_12_MONTHS';
const ALL_MEASURES = 'sales profit margin customers orders averageTicket quantity plan attainment';

interface Question {
  title: string;
  query: string;
  /** Whether the goal is about it: by store and month, with or without channels. */
  isYear: boolean;
}

function sales(dimensions: string, measures: string, rest = '', fields = ''): string {
  return `{ viewer { sales(dimensions: [${dimensions}], period: { ${YEAR} }, first: 100${rest}) {
    totalCount nodes { shop { number name } days { from to } values { ${measures} } ${fields} } totals { values { ${measures} } } } } }`;
}

const QUESTIONS: readonly Question[] = [
  { title: 'sales by store and month', query: sales('SHOP, MONTH', 'sales'), isYear: true },
  {
    title: 'all measures by store and month',
    query: sales('SHOP, MONTH', ALL_MEASURES),
    isYear: true,
  },
  {
    title: 'all measures by store and month, against last year',
    query: sales(
      'SHOP, MONTH',
      ALL_MEASURES,
      ', comparison: LAST_YEAR',
      `compared { ${ALL_MEASURES} }`,
    ),
    isYear: true,
  },
  {
    title: 'sales and profit by channel, store and month',
    query: sales('CHANNEL, SHOP, MONTH', 'sales profit'),
    isYear: true,
  },
  {
    title: 'sales by product and month',
    query: sales('PRODUCT, MONTH', 'sales quantity'),
    isYear: false,
  },
];

/** Prints how long sales of a year take: the call of the embedded services, and the whole query. Returns whether the year by store and month meets its goal. */
export async function printSales(): Promise<boolean> {
  const seededData = await makeSeededData();
  const recorder = createCallRecorder(0);
  const portal = await startPortal({ seededData, between: recorder.listen });
  try {
    const cookie = await signInTo(portal.origin);
    const rows = [];
    for (const { title, query, isYear } of QUESTIONS) {
      const [service, whole] = await measured(query);
      rows.push({ title, service, whole, isYear });
    }
    async function measured(query: string): Promise<[Times, Times]> {
      const payload = JSON.stringify({ query });
      const [service, whole]: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        recorder.calls.length = 0;
        const since = performance.now();
        await askGraphql(portal.origin, payload, cookie);
        const took = performance.now() - since;
        const calls = recorder.calls.filter(({ path }) => path === PATH);
        if (round < 0) continue;
        whole.push(took);
        service.push(Math.max(...calls.map(({ startedAt, endedAt }) => endedAt - startedAt)));
      }
      return [timesOf(service), timesOf(whole)];
    }
    console.log(
      `\nSales of a year (${String(ROUNDS)} rounds, milliseconds; a proxy between gateway and services adds 1 to 2)`,
    );
    console.table(
      rows.map(({ title, service, whole }) => ({
        question: title,
        'services, median': service.median,
        'services, p99': service.p99,
        'GraphQL, median': whole.median,
        'GraphQL, p99': whole.p99,
      })),
    );
    return rows.every(({ isYear, service }) => !isYear || service.median < SERVICE_MS);
  } finally {
    await portal.close();
    recorder.close();
    await rm(seededData, { recursive: true, force: true });
  }
}

interface Times {
  median: number;
  p99: number;
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);
  return { median: at(0.5), p99: at(0.99) };
}
