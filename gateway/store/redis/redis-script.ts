import { createHash } from 'node:crypto';

/** A Lua script, and the hash by which Redis knows it. */
export interface RedisScript {
  text: string;
  hash: string;
}

export function redisScript(text: string): RedisScript {
  return { text, hash: createHash('sha1').update(text).digest('hex') };
}
