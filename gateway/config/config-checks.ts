import * as field from './config-fields.ts';

/** Demo accounts have public passwords, so the gateway must not be reachable by others. */
export function exposedDemoProblems(demoAccounts: boolean, host = '127.0.0.1'): string[] {
  if (!demoAccounts || !field.host.safeParse(host).success || field.isLoopback(host)) return [];
  return [
    `HOST is ${host}, but with demo accounts only loopback is listened on: use 127.0.0.1, or set RETAIL_URL`,
  ];
}

/** SSO_URL and SSO_ORIGINS are valid, but do not fit together. */
export function signOnProblems(url = '', listed = ''): string[] {
  const origins = field.origins.safeParse(listed);
  if (
    !field.webAddress.safeParse(url).success ||
    !origins.success ||
    origins.data.includes(new URL(url).origin)
  )
    return [];
  return [`SSO_URL is at ${new URL(url).origin}, which is not on SSO_ORIGINS: add it there`];
}

/** A module of the portal's own origin could remove the sandbox of its frame. */
export function moduleOriginProblems(publicOrigin = '', listed = ''): string[] {
  const origins = field.origins.safeParse(listed);
  if (!origins.success || !origins.data.includes(publicOrigin)) return [];
  return [
    `MICROAPP_ORIGINS holds ${publicOrigin}, the portal's own origin: serve modules from another one`,
  ];
}

/** Processes that share a store must open what each other has sealed. */
export function sharedSecretProblems({
  REDIS_URL,
  DATABASE_URL,
  SESSION_SECRET,
}: Readonly<Record<string, string | undefined>>): string[] {
  const shared = [
    ...(field.redisAddress.safeParse(REDIS_URL).success ? ['REDIS_URL'] : []),
    ...(field.databaseAddress.safeParse(DATABASE_URL).success ? ['DATABASE_URL'] : []),
  ];
  if (SESSION_SECRET !== undefined || shared.length === 0) return [];
  return [
    `SESSION_SECRET is not set, but ${shared.join(' and ')} is: give all processes the same secret of at least 32 characters`,
  ];
}

/** Pages send what they record through the gateway, which sends it to the collector. */
export function browserTraceProblems({
  BROWSER_TRACES,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
}: Readonly<Record<string, string | undefined>>): string[] {
  if (BROWSER_TRACES !== '1' || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined) return [];
  return [
    'BROWSER_TRACES is 1, but OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is not set: name the collector there, or remove BROWSER_TRACES',
  ];
}
