import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { z } from 'zod';
import { isBaseUrl, parseRetailConfig, type RetailConfig } from '../upstream/retail-config.ts';
import * as field from './config-fields.ts';
import { certificateFile } from './pem-files.ts';
import { oneLine } from '../values/one-line.ts';

const INTROSPECTION = ['signed-in', 'everybody', 'nobody'] as const;
/** Who may read the schema, by `__schema`, `__type`, `_service` or /schema.graphql. */
export type Introspection = (typeof INTROSPECTION)[number];

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The environment variables of the gateway, with their defaults. */
export const variables = z.object({
  PORT: field.port.default(4000),
  HOST: field.host.default('127.0.0.1'),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  REQUIRE_TLS: field.onOff.default(false),
  PUBLIC_ORIGIN: field.origin.optional(),
  HSTS_SUBDOMAINS: field.onOff.default(false),
  TRUSTED_PROXIES: field.networks.default([]),
  RETAIL_URL: z
    .string()
    .refine(isBaseUrl, 'not an http or https address without user, query and fragment')
    .transform((text) => text.replace(/\/+$/u, ''))
    .optional(),
  RETAIL_CLIENT_CERT_FILE: z.string().optional(),
  RETAIL_CLIENT_KEY_FILE: z.string().optional(),
  RETAIL_CA_FILE: certificateFile.optional(),
  RETAIL_CONFIG: z.string().transform(readRetailConfig).optional(),
  DATA_DIR: z.string().default('.data'),
  // The files of secrets were read before.
  SESSION_SECRET_FILE: z.string().optional(),
  DATABASE_URL_FILE: z.string().optional(),
  REDIS_URL_FILE: z.string().optional(),
  DATABASE_URL: field.databaseAddress.optional(),
  REDIS_URL: field.redisAddress.optional(),
  REDIS_CLIENT_CERT_FILE: z.string().optional(),
  REDIS_CLIENT_KEY_FILE: z.string().optional(),
  REDIS_CA_FILE: certificateFile.optional(),
  SESSION_SECRET: field.secrets.optional(),
  SESSION_IDLE_MINUTES: field.minutes.default(480),
  SESSION_ABSOLUTE_MINUTES: field.minutes.default(1440),
  MAX_SESSIONS_PER_ACCOUNT: field.sessionCount.default(20),
  BREACHED_PASSWORDS_FILE: z.string().superRefine(requireHashes).optional(),
  VIRUS_SCANNER_URL: field.scannerAddress.optional(),
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

function readRetailConfig(file: string, context: z.RefinementCtx): RetailConfig {
  try {
    return parseRetailConfig(readFileSync(file, 'utf8'));
  } catch (error) {
    context.addIssue(`not usable: ${oneLine(error)}`);
    return z.NEVER;
  }
}

/** A file of the wrong kind would let every password pass. */
function requireHashes(file: string, context: z.RefinementCtx): void {
  try {
    const list = openSync(file, 'r');
    const start = Buffer.alloc(41);
    readSync(list, start);
    closeSync(list);
    if (!/^[0-9A-F]{40}:/iu.test(start.toString('latin1')))
      context.addIssue('not usable: its first line is no SHA-1 with a count');
  } catch (error) {
    context.addIssue(`not usable: ${oneLine(error)}`);
  }
}
