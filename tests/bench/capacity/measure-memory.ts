import { once } from 'node:events';
import { request, Agent, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { print } from 'graphql';
import { mapConcurrently } from '../../../gateway/async/map-concurrently.ts';
import { portalDocument } from '../../support/portal-documents.ts';
import { askGraphql } from '../gateway/ask-graphql.ts';
import type { Program } from '../gateway/program.ts';

/** Memory of a gateway in bytes: of the process, and of what is used in the heap and outside of it. */
interface Memory {
  rss: number;
  used: number;
}

/** Memory while nobody is signed in, with sessions, and with a stream of live events for each. */
export interface MemoryOfUsers {
  users: number;
  before: Memory;
  signedIn: Memory;
  listening: Memory;
  /** After the services have been asked for the events of each user several times. */
  polled: Memory;
  /** Processor time of that, for one user in a minute. */
  pollMs: number;
}

const AT_ONCE = 16;
/** Three polls of each user. */
const POLLED_MS = 45_000;
const SIGN_IN = print(portalDocument('SignIn'));

export async function signInAs(origin: string, account: string): Promise<string> {
  const input = { enterpriseCode: '100001', account, password: 'a-password', userType: 'STAFF' };
  const payload = JSON.stringify({ query: SIGN_IN, variables: { input } });
  const { headers } = await askGraphql(origin, payload, '');
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

async function memoryOf(program: Program): Promise<Memory> {
  const { rss, used } = await program.order('memory');
  return { rss: Number(rss), used: Number(used) };
}

/** Opens a stream and keeps it; resolves when the first byte has come. */
async function listen(origin: string, cookie: string, agent: Agent): Promise<IncomingMessage> {
  const asked = request(`${origin}/events`, { agent, headers: { cookie } }).end();
  const [stream] = (await once(asked, 'response')) as [IncomingMessage];
  if (stream.statusCode !== 200) throw new Error(`/events answers ${stream.statusCode}`);
  stream.resume();
  return stream;
}

export async function measureMemory(gateway: Program, users: number): Promise<MemoryOfUsers> {
  const accounts = Array.from({ length: users }, (_, index) => `user${index}`);
  // The code for all that follows is loaded and compiled by then.
  const warmUp = await signInAs(gateway.url, 'warm-up');
  const agent = new Agent({ maxSockets: Infinity });
  const streams = [await listen(gateway.url, warmUp, agent)];
  const before = await memoryOf(gateway);
  const cookies = await mapConcurrently(AT_ONCE, accounts, (name) => signInAs(gateway.url, name));
  const signedIn = await memoryOf(gateway);
  streams.push(
    ...(await mapConcurrently(AT_ONCE, cookies, (cookie) => listen(gateway.url, cookie, agent))),
  );
  const listening = await memoryOf(gateway);
  const cpuBefore = await gateway.cpuMs();
  await delay(POLLED_MS);
  const pollMs = (((await gateway.cpuMs()) - cpuBefore) / users / POLLED_MS) * 60_000;
  const polled = await memoryOf(gateway);
  const closed = streams.filter((stream) => stream.destroyed || stream.readableEnded).length;
  if (closed > 0) throw new Error(`${String(closed)} streams were closed`);
  for (const stream of streams) stream.destroy();
  agent.destroy();
  return { users, before, signedIn, listening, polled, pollMs };
}
