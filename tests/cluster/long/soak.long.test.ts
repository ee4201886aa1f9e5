import { expect, test } from 'vitest';
import { startCluster } from '../support/cluster.ts';
import { numberFrom } from './number-from.ts';
import { newWorkLog, pause, seededRandom, workUntil } from './working-user.ts';

const MINUTES = numberFrom('SOAK_MINUTES', 30);
const USERS = 40;
const ACCOUNTS = ['ops_director', 'buyer_fresh', 'buyer_staples', 'buyer_snacks', 'buyer_manager'];
const SAMPLES = 60;
const MB = 1_048_576;

interface Sample {
  heap: number;
  resident: number;
}

/** Reads the memory of one gateway from its metrics. */
async function memoryOf(url: string): Promise<Sample> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'mu').exec(text)?.[1]) / MB;
  return {
    heap: read('nodejs_heap_size_used_bytes'),
    resident: read('process_resident_memory_bytes'),
  };
}

/** The least heap of a part of the run: what is left after a full garbage collection. */
const leastHeap = (samples: readonly Sample[]): number =>
  Math.min(...samples.map(({ heap }) => heap));

test(`memory stays flat while ${String(USERS)} users work for ${String(MINUTES)} minutes`, async () => {
  const { gateways, browser } = await startCluster({ env: { METRICS_FROM: '127.0.0.0/8' } });
  const log = newWorkLog();
  const durationMs = MINUTES * 60_000;
  const end = performance.now() + durationMs;
  const working = [];
  for (let index = 0; index < USERS; index += 1) {
    const user = browser();
    await user.signIn(ACCOUNTS[index % ACCOUNTS.length]);
    const parts = { name: `soak-${String(index)}`, log, random: seededRandom(index) };
    working.push(workUntil(end, user, parts));
  }
  const samples: Sample[][] = gateways.map(() => []);
  while (performance.now() < end) {
    const now = await Promise.all(gateways.map(({ url }) => memoryOf(url)));
    for (const [index, sample] of now.entries()) samples[index]?.push(sample);
    await pause(durationMs / SAMPLES);
  }
  await Promise.all(working);

  for (const [index, all] of samples.entries()) {
    const quarter = Math.floor(all.length / 4);
    const [second, last] = [all.slice(quarter, 2 * quarter), all.slice(-quarter)];
    const least = [leastHeap(second), leastHeap(last)] as const;
    const resident = [second[0]?.resident ?? 0, last.at(-1)?.resident ?? 0];
    const [from, to, before, after] = [...least, ...resident].map((mb) => mb.toFixed(1));
    process.stdout.write(
      `gateway ${String(index + 1)}: heap ${from} → ${to} MB, resident ${before} → ${after} MB\n`,
    );
    expect(least[1]).toBeLessThan(least[0] * 1.1 + 8);
  }
  process.stdout.write(`${String(log.requests)} requests, ${String(log.retries)} retries\n`);
  expect(log.signedOut).toEqual([]);
  expect(log.errors).toEqual([]);
});
