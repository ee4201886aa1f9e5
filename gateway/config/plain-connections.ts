import { isLoopback } from './config-fields.ts';

/** The addresses to which the gateway connects, and where it listens. */
export interface Connections {
  HOST: string;
  TLS_CERT_FILE?: string | undefined;
  RETAIL_URL?: string | undefined;
  RETAIL_CONFIG?: { baseUrls: Readonly<Record<string, string>> } | undefined;
  DATABASE_URL?: string | undefined;
  PGSSLMODE?: string | undefined;
  REDIS_URL?: string | undefined;
  VIRUS_SCANNER_URL?: { host: string } | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  WEBHOOK_HTTP: boolean;
}

const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl'];
const HTTPS = 'use an https address';

/** What to do about variables with an address beyond this machine that is called without TLS. */
export function plainAddresses(given: Connections): ReadonlyMap<string, string> {
  const { RETAIL_URL, RETAIL_CONFIG, DATABASE_URL, REDIS_URL } = given;
  const scanner = given.VIRUS_SCANNER_URL;
  const collector = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  return new Map([
    ...(isPlain(RETAIL_URL) ? [['RETAIL_URL', HTTPS] as const] : []),
    ...(Object.values(RETAIL_CONFIG?.baseUrls ?? {}).some(isPlain)
      ? [['RETAIL_CONFIG', 'use https addresses under baseUrls'] as const]
      : []),
    ...(DATABASE_URL !== undefined && isPlainDatabase(DATABASE_URL, given.PGSSLMODE)
      ? [['DATABASE_URL', 'add sslmode=verify-full'] as const]
      : []),
    ...(isPlain(REDIS_URL) ? [['REDIS_URL', 'use a rediss address'] as const] : []),
    ...(scanner !== undefined && !isLoopback(scanner.host)
      ? [['VIRUS_SCANNER_URL', 'run clamd, or a tunnel to it, on this machine'] as const]
      : []),
    ...(isPlain(collector) ? [['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', HTTPS] as const] : []),
  ]);
}

/** A line for each variable that REQUIRE_TLS does not allow: addresses, webhooks and listening without TLS. */
export function plainConnectionProblems(given: Connections): string[] {
  const refused = new Map(plainAddresses(given));
  if (given.WEBHOOK_HTTP) refused.set('WEBHOOK_HTTP', 'remove it');
  if (!isLoopback(given.HOST) && given.TLS_CERT_FILE === undefined)
    refused.set('HOST', 'set TLS_CERT_FILE and TLS_KEY_FILE, or listen on 127.0.0.1');
  return [...refused].map(
    ([name, remedy]) =>
      `${name} leads beyond this machine without TLS, but REQUIRE_TLS is 1: ${remedy}`,
  );
}

function isPlain(address: string | undefined): boolean {
  if (address === undefined) return false;
  const { protocol, hostname } = new URL(address);
  return /^(?:http|redis):$/u.test(protocol) && !isOwnMachine(hostname);
}

/** The parameters of the address come first, then the variable that the client reads by itself. */
function isPlainDatabase(address: string, mode: string | undefined): boolean {
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host.startsWith('/') || isOwnMachine(host)) return false;
  if (!PARAMETERS.some((name) => searchParams.has(name)))
    return mode === undefined || mode === 'disable';
  const { sslmode, ssl, ...files } = Object.fromEntries(
    [...searchParams].filter(([name]) => PARAMETERS.includes(name)),
  );
  if (sslmode !== undefined) return sslmode === 'disable';
  return Object.keys(files).length === 0 && ssl !== 'true' && ssl !== '1';
}

function isOwnMachine(hostname: string): boolean {
  return isLoopback(hostname.replace(/^\[(.+)\]$/u, '$1'));
}
