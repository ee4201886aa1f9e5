import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import * as field from './config-fields.ts';
import {
  browserTraceProblems,
  exposedDemoProblems,
  moduleOriginProblems,
  sharedSecretProblems,
  signOnProblems,
} from './config-checks.ts';
import type { TracingSettings } from '../tracing/tracing.ts';
import { tracingSettingsOf } from './tracing-settings.ts';
import { loadSessionSecret, sessionSecretFrom } from '../store/session-secret.ts';
import {
  DEFAULT_RETAIL_CONFIG,
  isBaseUrl,
  parseRetailConfig,
  type RetailConfig,
} from '../upstream/retail-config.ts';

/** The validated configuration. Only this folder reads environment variables. */
export interface Config {
  port: number;
  host: string;
  /**
   * Where browsers reach the portal if a load balancer stands in front; null: the host of the
   * request.
   */
  publicOrigin: string | null;
  trustedProxies: readonly string[];
  /**
   * Base address of the retail services without trailing slash; null: the embedded services, whose
   * address the caller fills in.
   */
  retailUrl: string | null;
  retailConfig: RetailConfig;
  /** Absolute path. */
  dataDir: string;
  /** PostgreSQL address of the durable store, with user and password; null: SQLite in dataDir. */
  databaseUrl: string | null;
  /** Redis for what several processes share, with its password; null: the memory of this process. */
  redisUrl: string | null;
  /** 32 bytes. */
  sessionSecret: Buffer;
  /** Secrets of before, which still open what they have sealed while they are being replaced. */
  formerSecrets: readonly Buffer[];
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
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

const INTROSPECTION = ['signed-in', 'everybody', 'nobody'] as const;
/** Who may read the schema, by `__schema`, `__type`, `_service` or /schema.graphql. */
type Introspection = (typeof INTROSPECTION)[number];

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

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

const variables = z.object({
  PORT: field.port.default(4000),
  HOST: field.host.default('127.0.0.1'),
  PUBLIC_ORIGIN: field.origin.optional(),
  TRUSTED_PROXIES: field.networks.default([]),
  RETAIL_URL: z
    .string()
    .refine(isBaseUrl, 'not an http or https address without user, query and fragment')
    .transform((text) => text.replace(/\/+$/u, ''))
    .optional(),
  RETAIL_CONFIG: z.string().transform(readRetailConfig).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: field.databaseAddress.optional(),
  REDIS_URL: field.redisAddress.optional(),
  SESSION_SECRET: field.secrets.optional(),
  SESSION_IDLE_MINUTES: field.minutes.default(480),
  SESSION_ABSOLUTE_MINUTES: field.minutes.default(1440),
  MICROAPP_ORIGINS: field.origins.default([]),
  SSO_ORIGINS: field.origins.default([]),
  SSO_URL: field.webAddress.optional(),
  UPSTREAM_TIMEOUT_MS: field.milliseconds.default(30_000),
  CARD_TIMEOUT_MS: field.milliseconds.default(2_500),
  SHARED_CACHE_MS: field.cacheMilliseconds.default(60_000),
  METADATA_CACHE_MS: field.cacheMilliseconds.default(60_000),
  EVENT_POLL_MS: field.pollMilliseconds.default(15_000),
  WEBHOOK_HOSTS: field.hostPatterns.default([]),
  WEBHOOK_NETWORKS: field.addresses.default([]),
  WEBHOOK_HTTP: field.onOff.default(false),
  UPSTREAM_CONNECTIONS: field.connectionCount.default(512),
  INTROSPECTION: z.enum(INTROSPECTION, `none of ${INTROSPECTION.join(', ')}`).default('signed-in'),
  ONLY_PORTAL_OPERATIONS: field.onOff.default(false),
  FORMER_OPERATIONS: z.string().optional(),
  METRICS_FROM: field.networks.default([]),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: field.webAddress.optional(),
  OTEL_TRACES_SAMPLER_ARG: field.share.default(0.1),
  BROWSER_TRACES: field.onOff.default(false),
  OTEL_SERVICE_NAME: z.string().default('retail-portal-gateway'),
  TIME_ZONE: field.timeZone.default('Asia/Shanghai'),
  DEMO_TODAY: field.day.optional(),
  DEMO_ACCOUNTS: field.onOff.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `none of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/**
 * Reads the configuration. Throws ConfigError with a line for each invalid variable. An empty
 * variable counts as unset.
 */
export function loadConfig(env: Environment = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const demoAccounts =
    given.DEMO_ACCOUNTS === undefined
      ? given.RETAIL_URL === undefined
      : given.DEMO_ACCOUNTS === '1';
  const read = variables.safeParse(given);
  const lines = [
    ...(read.success ? [] : linesOf(read.error)),
    ...exposedDemoProblems(demoAccounts, given.HOST),
    ...signOnProblems(given.SSO_URL, given.SSO_ORIGINS),
    ...moduleOriginProblems(given.PUBLIC_ORIGIN, given.MICROAPP_ORIGINS),
    ...sharedSecretProblems(given),
    ...browserTraceProblems(given),
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
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    retailUrl: values.RETAIL_URL ?? null,
    retailConfig: values.RETAIL_CONFIG ?? DEFAULT_RETAIL_CONFIG,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    sessionSecret,
    formerSecrets,
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    sessionAbsoluteMs: values.SESSION_ABSOLUTE_MINUTES * 60_000,
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

function readRetailConfig(file: string, context: z.RefinementCtx): RetailConfig {
  try {
    return parseRetailConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    context.addIssue(`not usable: ${oneLine(error)}`);
    return z.NEVER;
  }
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

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/gu, ' ');
}
