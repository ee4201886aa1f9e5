import { redisScript } from './redis-script.ts';

/**
 * Each changes a session only if it still exists, so that a late change never brings back a session
 * that was deleted.
 */

/** KEYS: cookie. ARGV: how keys of sessions begin. The session's fields, or nothing. */
export const FIND = redisScript(`
local id = redis.call('GET', KEYS[1])
if not id then return {} end
return redis.call('HGETALL', ARGV[1] .. id)`);

/** KEYS: session, cookie. ARGV: last use, creation, milliseconds to live. */
export const TOUCH = redisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'lastSeenAt', ARGV[1], 'createdAt', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
return 1`);

/** KEYS: session. ARGV: expected versions of tokens and account, new versions, sealed part. */
export const REPLACE = redisScript(`
local now = redis.call('HMGET', KEYS[1], 'tokenVersion', 'accountVersion')
if now[1] ~= ARGV[1] or now[2] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'tokenVersion', ARGV[3], 'accountVersion', ARGV[4], 'sealed', ARGV[5])
return 1`);

/** KEYS: session. ARGV: time. */
export const LOCK = redisScript(`
local lockedAt = redis.call('HGET', KEYS[1], 'lockedAt')
if lockedAt ~= '' then return 0 end
redis.call('HSET', KEYS[1], 'lockedAt', ARGV[1], 'unlockFailures', 0)
return 1`);

/** KEYS: session. ARGV: time. */
export const UNLOCK = redisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'lockedAt', '', 'unlockFailures', 0, 'provenAt', ARGV[1])
return 1`);

/** KEYS: session. ARGV: time. */
export const PROVE = redisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'provenAt', ARGV[1])
return 1`);

/** KEYS: session. The number of failures; 0 when the session is gone. */
export const FAIL_UNLOCK = redisScript(`
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
return redis.call('HINCRBY', KEYS[1], 'unlockFailures', 1)`);

/** KEYS: session, new cookie. ARGV: id, milliseconds to live. The former cookie ends. */
export const RENEW = redisScript(`
local former = redis.call('HGET', KEYS[1], 'cookieKey')
if not former then return 0 end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
redis.call('HSET', KEYS[1], 'cookieKey', KEYS[2])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('DEL', former)
return 1`);
