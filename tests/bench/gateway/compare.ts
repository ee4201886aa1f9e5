import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isFresh, SERVERS } from '../../../scripts/build.mjs';
import { GATEWAY_FLAGS } from '../../../scripts/gateway-flags.mjs';
import { byId, writeManifest } from './by-id.ts';
import { askGraphql, rawRequest, signInTo } from './ask-graphql.ts';
import { measureLoad, type Measured } from './load.ts';
import { programFile, startProgram, type Program } from './program.ts';
import { recordOperations, type RecordedOperation } from './record-operations.ts';

const WARM_UP_MS = 5000;

/** One line of the result. */
export interface Comparison {
  operation: string;
  calls: number;
  bytes: number;
  connections: number;
  delayMs: number;
  ours: Measured;
  limit: Measured;
}

export interface ComparisonOptions {
  rounds: number;
  /** Milliseconds that each side is measured per round. */
  ms: number;
  settings: readonly { connections: number; delayMs: number }[];
  /** Flags of Node.js for the gateway, to profile it. */
  flags: readonly string[];
}

/**
 * Compares the gateway with endpoints written by hand. Both sides take turns in every round, so
 * that other load on the machine slows both down equally; the medians are returned.
 */
export async function compareGateway(options: ComparisonOptions): Promise<Comparison[]> {
  if (!isFresh(SERVERS)) {
    const { ok, output } = await build(SERVERS);
    if (!ok) throw new Error(output);
  }
  const { operations, calls } = await recordOperations();
  const dataDir = await mkdtemp(join(tmpdir(), 'retail-portal-'));
  const manifests = await mkdtemp(join(tmpdir(), 'retail-portal-operations-'));
  await writeManifest(manifests, operations);
  const upstream = await startProgram(programFile('replay-upstream'));
  await upstream.order({ calls });
  const limit = await startProgram(programFile('limit-endpoint'));
  const places = { DATA_DIR: dataDir, FORMER_OPERATIONS: manifests, RETAIL_URL: upstream.url };
  const env = { ...places, PORT: '0', DEMO_TODAY: '2026-06-15' };
  const flags = [...GATEWAY_FLAGS, ...options.flags];
  const ours = await startProgram(SERVERS.result, { ...env, EVENT_POLL_MS: '0' }, flags);
  try {
    const cookie = await signInTo(ours.url);
    const pages = await Promise.all(
      [...operations, ...operations.map(byId)].map(async (operation) => {
        const { text } = await askGraphql(ours.url, operation.payload, cookie);
        return { ...operation, answer: text };
      }),
    );
    await limit.order({ upstream: upstream.url, pages });
    const results: Comparison[] = [];
    for (const [nth, { connections, delayMs }] of options.settings.entries()) {
      await upstream.order({ delayMs });
      // By id only with the first setting: that the text is not sent costs the same in all of them.
      for (const page of nth === 0 ? pages : pages.slice(0, operations.length)) {
        const request = rawRequest(page.payload, cookie);
        const sides = await takeTurns({ ours, limit }, { request, connections }, options);
        results.push({ ...describe(page), connections, delayMs, ...sides });
      }
    }
    return results;
  } finally {
    await Promise.all([ours.stop(), limit.stop(), upstream.stop()]);
    for (const folder of [dataDir, manifests]) await rm(folder, { recursive: true, force: true });
  }
}

function describe({ title, waves, answer }: RecordedOperation & { answer: string }) {
  return { operation: title, calls: waves.flat().length, bytes: Buffer.byteLength(answer) };
}

type Sides<Value> = Record<'ours' | 'limit', Value>;

async function takeTurns(
  programs: Sides<Program>,
  load: { request: Buffer; connections: number },
  { rounds, ms }: ComparisonOptions,
): Promise<Sides<Measured>> {
  const kinds = ['ours', 'limit'] as const;
  const measured: Sides<Measured[]> = { ours: [], limit: [] };
  // The gateway has far more code to compile, so it gets most of the time to warm up.
  await measureLoad({ program: programs.ours, ...load, ms: WARM_UP_MS });
  await measureLoad({ program: programs.limit, ...load, ms });
  for (let round = 0; round < rounds; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed())
      measured[kind].push(await measureLoad({ program: programs[kind], ...load, ms }));
  return { ours: medians(measured.ours), limit: medians(measured.limit) };
}

function medians(results: readonly Measured[]): Measured {
  const medianOf = (name: keyof Measured): number => {
    const sorted = results.map((result) => result[name]).toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    perSecond: medianOf('perSecond'),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    cpuMs: medianOf('cpuMs'),
  };
}
