import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { isDay, isTimeZone } from '../values/calendar.ts';

/**
 * The kinds of values that environment variables have. Each message completes the sentence "NAME is
 * …".
 */
const POLL = 'not a time between polls: use 0 (never) or milliseconds from 1000 to 3600000';
const SHARE = 'not a share: use a number from 0 (none) to 1 (all), such as 0.1';
const SECRET_LENGTH = 32;
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const port = wholeNumber(0, 65_535, 'not a port: use a whole number from 0 to 65535');
export const milliseconds = wholeNumber(
  1,
  3_600_000,
  'not a time limit: use milliseconds from 1 to 3600000',
);
export const cacheMilliseconds = wholeNumber(
  0,
  3_600_000,
  'not a time to keep: use milliseconds from 0 (off) to 3600000',
);
export const pollMilliseconds = wholeNumber(0, 3_600_000, POLL).refine(
  (ms) => ms === 0 || ms >= 1000,
  POLL,
);
export const share = z
  .string()
  .regex(/^(?:0|1|[01]?\.\d{1,6})$/u, SHARE)
  .transform(Number)
  .refine((value) => value <= 1, SHARE);
export const minutes = wholeNumber(
  1,
  525_600,
  'not a duration: use whole minutes from 1 to 525600',
);
export const connectionCount = wholeNumber(
  1,
  65_536,
  'not a number of connections: use a whole number from 1 to 65536',
);
export const sessionCount = wholeNumber(
  0,
  10_000,
  'not a number of sessions: use 0 (no maximum) or a whole number up to 10000',
);
export const onOff = z.enum(['0', '1'], 'neither 0 nor 1').transform((text) => text === '1');

export const host = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/u, 'neither a host name nor an IP address');

export const timeZone = z
  .string()
  .refine(isTimeZone, 'not an IANA time zone, such as Asia/Shanghai');
export const day = z.string().refine(isDay, 'not a day: use YYYY-MM-DD');

export const origin = z
  .string()
  .refine(
    isOrigin,
    'not an origin: use scheme, host and port only, such as https://portal.example',
  );
export const webAddress = z
  .string()
  .refine(isWebAddress, 'not an http or https address without user and fragment');
export const databaseAddress = z
  .string()
  .refine(
    isDatabase,
    'not an address of PostgreSQL: use postgres://user:password@host:5432/database',
  );
export const redisAddress = z
  .string()
  .refine(isRedis, 'not an address of Redis: use redis://user:password@host:6379/0');
export const scannerAddress = z
  .string()
  .refine(isScanner, 'not an address of clamd: use tcp://host:3310')
  .transform((text) => {
    const { hostname, port } = new URL(text);
    return { host: hostname.replace(/^\[(.+)\]$/u, '$1'), port: Number(port) };
  });
/** The current secret, and after a comma those before it. */
export const secrets = z
  .string()
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (parts) => parts.every((secret) => secret.length >= SECRET_LENGTH),
    'too short: use at least 32 characters for each of the secrets that commas separate',
  );
export const origins = list(
  isOrigin,
  'not a list of origins: use scheme, host and port only, separated by commas',
);
export const networks = list(
  isNetwork,
  'not a list of IP addresses or networks, such as 10.0.0.0/8, separated by commas',
);

/** As networks, but without names for groups of them. */
export const addresses = list(
  (text) => !NAMED_NETWORKS.includes(text) && isNetwork(text),
  'not a list of IP addresses or networks, such as 10.0.0.0/8, separated by commas',
);
export const hostPatterns = list(
  (text) => /^(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/u.test(text),
  'not a list of hosts in lower case, such as hooks.example or *.hooks.example, separated by commas',
);

export function isLoopback(name: string): boolean {
  if (name === 'localhost') return true;
  const loopback = new BlockList();
  loopback.addSubnet('127.0.0.0', 8, 'ipv4');
  loopback.addAddress('::1', 'ipv6');
  const family = isIP(name);
  return family !== 0 && loopback.check(name, family === 6 ? 'ipv6' : 'ipv4');
}

function wholeNumber(from: number, to: number, message: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/u, message)
    .transform(Number)
    .refine((number) => number >= from && number <= to, message);
}

function list(isMember: (text: string) => boolean, message: string) {
  return z
    .string()
    .transform((text) => text.split(/[\s,]+/u).filter((member) => member !== ''))
    .refine((members) => members.every(isMember), message);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/u.test(text) && new URL(text).origin === text;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/u.test(protocol) && username === '' && password === '' && hash === '';
}

/** An address with a host (or the folder of a socket as parameter `host`) and a database name. */
function isDatabase(text: string): boolean {
  if (!/^postgres(ql)?:\/\//u.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, searchParams } = new URL(text);
  return (hostname !== '' || searchParams.has('host')) && /^\/[^/]+$/u.test(pathname);
}

/** An address with a host and at most the number of a database. */
function isRedis(text: string): boolean {
  if (!/^rediss?:\/\//u.test(text) || !URL.canParse(text)) return false;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== '' && /^(\/\d{0,4})?$/u.test(pathname) && search === '' && hash === '';
}

/** An address with a host and a port, and nothing else. */
function isScanner(text: string): boolean {
  if (!/^tcp:\/\/[^/?#@]+$/u.test(text) || !URL.canParse(text)) return false;
  const { hostname, port } = new URL(text);
  return hostname !== '' && Number(port) > 0;
}

function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
  );
}
