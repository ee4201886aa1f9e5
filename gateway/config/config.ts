import { resolve } from 'node:path';
import type { z } from 'zod';
import {
  browserTraceProblems,
  exposedDemoProblems,
  moduleOriginProblems,
  sharedSecretProblems,
  signOnProblems,
} from './config-checks.ts';
import { plainAddresses, plainConnectionProblems } from './plain-connections.ts';
import {
  clientCertificateProblems,
  ownCertificateProblems,
  unverifiedDatabaseProblems,
  unverifiedProblems,
} from './tls-checks.ts';
import type { TlsFiles } from '../certificates/tls-pair.ts';
import type { TracingSettings } from '../tracing/tracing.ts';
import { withSecretFiles } from './secret-files.ts';
import { tracingSettingsOf } from './tracing-settings.ts';
import { loadSessionSecret, sessionSecretFrom } from '../store/session-secret.ts';
import { DEFAULT_RETAIL_CONFIG, type RetailConfig } from '../upstream/retail-config.ts';
import type { ClamdAddress } from '../virus-scan/clamd.ts';
import { oneLine } from '../values/one-line.ts';
import { variables, type Introspection, type LogLevel } from './variables.ts';

/** The validated configuration. Only this folder reads environment variables. */
export interface Config {
  port: number;
  host: string;
  /** The gateway's own certificate; null: it speaks HTTP without TLS. */
  tls: TlsFiles | null;
  /** Variables with an address beyond this machine that is called without TLS. */
  plainAddresses: readonly string[];
  /**
   * Where browsers reach the portal if a load balancer stands in front; null: the host of the
   * request.
   */
  publicOrigin: string | null;
  /** Browsers are told to use https for the subdomains of the portal's host as well. */
  hstsSubdomains: boolean;
  trustedProxies: readonly string[];
  /**
   * Base address of the retail services without trailing slash; null: the embedded services, whose
   * address the caller fills in.
   */
  retailUrl: string | null;
  /** File of the only authorities that services with TLS may have; null: those of Node. */
  retailAuthorities: string | null;
  /** The certificate that the gateway shows to services that ask for one; null: none. */
  retailClient: TlsFiles | null;
  retailConfig: RetailConfig;
  /** Absolute path. */
  dataDir: string;
  /** PostgreSQL address of the durable store, with user and password; null: SQLite in dataDir. */
  databaseUrl: string | null;
  /** Redis for what several processes share, with its password; null: the memory of this process. */
  redisUrl: string | null;
  /** File of the only authorities that Redis with TLS may have; null: those of Node. */
  redisAuthorities: string | null;
  /** The certificate that the gateway shows to a Redis that asks for one; null: none. */
  redisClient: TlsFiles | null;
  /** 32 bytes. */
  sessionSecret: Buffer;
  /** Secrets of before, which still open what they have sealed while they are being replaced. */
  formerSecrets: readonly Buffer[];
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  /** How many sessions an account may have at the same time; 0 means no maximum. */
  maxSessions: number;
  /** The clamd that scans files of others; null: files are not scanned. */
  virusScanner: ClamdAddress | null;
  /** File with the hashes of breached passwords, which new ones must not be; null: none. */
  breachedPasswordsFile: string | null;
  microappOrigins: readonly string[];
  ssoOrigins: readonly string[];
  /** Where single sign-on begins, at an origin of ssoOrigins; null: no single sign-on. */
  ssoUrl: string | null;
  upstreamTimeoutMs: number;
  cardTimeoutMs: number;
  /** How long answers that are the same for a whole enterprise are cached; 0: not at all. */
  sharedCacheMs: number;
  /** How long metadata is cached per account, and lookups per session; 0: not at all. */
  metadataCacheMs: number;
  /** How often the services are polled for events of a signed-in account; 0: never. */
  eventPollMs: number;
  /** Hosts to which webhooks may lead, `*.` before a host for those below it; empty: all public ones. */
  webhookHosts: readonly string[];
  /** Networks that webhooks may reach although they are not public. */
  webhookNetworks: readonly string[];
  /** Webhooks without TLS, for development. */
  isWebhookHttpAllowed: boolean;
  /** Maximum connections per origin. */
  upstreamConnections: number;
  /** Who may read the schema. */
  introspection: Introspection;
  /** Browsers may send only the operations of the portal's own pages. */
  onlyPortalOperations: boolean;
  /** Folder with the manifests of earlier builds, whose operations are known as well; null: none. */
  formerOperations: string | null;
  /** Networks that may read /metrics. If there are none, nothing is counted. */
  metricsFrom: readonly string[];
  /** Where and how traces are recorded; null: not at all. */
  traces: TracingSettings | null;
  timeZone: string;
  /** Business date of a demonstration, `YYYY-MM-DD`; null: today. */
  demoToday: string | null;
  logLevel: LogLevel;
  /**
   * The services contain the demo accounts, whose passwords are public, so the gateway listens on
   * loopback only.
   */
  demoAccounts: boolean;
}

/** One line per invalid variable. Never contains the value of a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. Throws ConfigError with a line for each invalid variable. An empty
 * variable counts as unset.
 */
export function loadConfig(env: Environment = process.env): Config {
  const { given, problems } = withSecretFiles(
    Object.fromEntries(
      Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
    ),
  );
  const demoAccounts =
    given.DEMO_ACCOUNTS === undefined
      ? given.RETAIL_URL === undefined
      : given.DEMO_ACCOUNTS === '1';
  const read = variables.safeParse(given);
  const lines = [
    ...(read.success ? [] : linesOf(read.error)),
    ...problems,
    ...exposedDemoProblems(demoAccounts, given.HOST),
    ...signOnProblems(given.SSO_URL, given.SSO_ORIGINS),
    ...moduleOriginProblems(given.PUBLIC_ORIGIN, given.MICROAPP_ORIGINS),
    ...sharedSecretProblems(given),
    ...browserTraceProblems(given),
    ...unverifiedProblems(given),
    ...unverifiedDatabaseProblems(given),
    ...ownCertificateProblems(given),
    ...clientCertificateProblems(given),
    ...(read.success && read.data.REQUIRE_TLS
      ? plainConnectionProblems({ ...read.data, PGSSLMODE: given.PGSSLMODE })
      : []),
  ];
  if (!read.success || lines.length > 0) throw new ConfigError(lines);
  const values = read.data;
  const dataDir = resolve(values.DATA_DIR);
  const [sessionSecret, ...formerSecrets] =
    values.SESSION_SECRET?.map(sessionSecretFrom) ?? ([loadSecret(dataDir)] as const);
  if (sessionSecret === undefined) throw new ConfigError(['SESSION_SECRET is empty']);
  return {
    port: values.PORT,
    host: values.HOST,
    tls: tlsFilesOf(values.TLS_CERT_FILE, values.TLS_KEY_FILE),
    plainAddresses: [...plainAddresses({ ...values, PGSSLMODE: given.PGSSLMODE }).keys()],
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    trustedProxies: values.TRUSTED_PROXIES,
    retailUrl: values.RETAIL_URL ?? null,
    retailAuthorities: values.RETAIL_CA_FILE ?? null,
    retailClient: tlsFilesOf(values.RETAIL_CLIENT_CERT_FILE, values.RETAIL_CLIENT_KEY_FILE),
    retailConfig: values.RETAIL_CONFIG ?? DEFAULT_RETAIL_CONFIG,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    redisAuthorities: values.REDIS_CA_FILE ?? null,
    redisClient: tlsFilesOf(values.REDIS_CLIENT_CERT_FILE, values.REDIS_CLIENT_KEY_FILE),
    sessionSecret,
    formerSecrets,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    sessionAbsoluteMs: values.SESSION_ABSOLUTE_MINUTES * 60_000,
    maxSessions: values.MAX_SESSIONS_PER_ACCOUNT,
    virusScanner: values.VIRUS_SCANNER_URL ?? null,
    breachedPasswordsFile: values.BREACHED_PASSWORDS_FILE ?? null,
    microappOrigins: values.MICROAPP_ORIGINS,
    ssoOrigins: values.SSO_ORIGINS,
    ssoUrl: values.SSO_URL ?? null,
    upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
    cardTimeoutMs: values.CARD_TIMEOUT_MS,
    sharedCacheMs: values.SHARED_CACHE_MS,
    metadataCacheMs: values.METADATA_CACHE_MS,
    eventPollMs: values.EVENT_POLL_MS,
    webhookHosts: values.WEBHOOK_HOSTS,
    webhookNetworks: values.WEBHOOK_NETWORKS,
    isWebhookHttpAllowed: values.WEBHOOK_HTTP,
    upstreamConnections: values.UPSTREAM_CONNECTIONS,
    introspection: values.INTROSPECTION,
    onlyPortalOperations: values.ONLY_PORTAL_OPERATIONS,
    formerOperations: values.FORMER_OPERATIONS ?? null,
    metricsFrom: values.METRICS_FROM,
    traces: tracingSettingsOf(values),
    timeZone: values.TIME_ZONE,
    demoToday: values.DEMO_TODAY ?? null,
    logLevel: values.LOG_LEVEL,
    demoAccounts,
  };
}

function tlsFilesOf(certificate: string | undefined, key: string | undefined): TlsFiles | null {
  return certificate === undefined || key === undefined ? null : { certificate, key };
}

function loadSecret(dataDir: string): Buffer {
  try {
    return loadSessionSecret(dataDir);
  } catch (error) {
    throw new ConfigError([`DATA_DIR is not usable: ${oneLine(error)}`]);
  }
}

function linesOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')} is ${issue.message}`);
}
