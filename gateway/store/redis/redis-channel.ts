import { randomUUID } from 'node:crypto';
import type { Sealing } from '../../sealed/sealing.ts';
import type { ProcessChannel } from '../process-channel.ts';
import type { RedisConnection } from './redis-connection.ts';

const CHANNEL = 'portal:channel';

interface Message {
  from: string;
  topic: string;
  content: unknown;
}

/**
 * Connects this process with the others. Messages are sealed: nobody else can read them, and those
 * that others write are ignored.
 */
export async function connectChannel(
  redis: RedisConnection,
  sealing: Pick<Sealing, 'seal' | 'unseal'>,
): Promise<ProcessChannel> {
  const from = randomUUID();
  const listeners = new Map<string, Set<(content: unknown) => void>>();
  await redis.subscribe(CHANNEL, (text) => {
    const message = sealing.unseal(Buffer.from(text, 'base64'), CHANNEL) as Message | null;
    if (message === null || message.from === from) return;
    for (const listener of listeners.get(message.topic) ?? []) listener(message.content);
  });
  return {
    send(topic, content) {
      const message = sealing.seal({ from, topic, content } satisfies Message, CHANNEL);
      redis.publish(CHANNEL, message.toString('base64')).catch(() => undefined);
    },
    receive(topic, listener) {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
    },
  };
}
