import type { Durable } from './durable.ts';

/**
 * Step n migrates the durable store from version n to n + 1. Released steps are never changed. Both
 * databases run the same text except for `{blob}`, the type of bytes. Booleans are 0 or 1 in an
 * INTEGER, times are epoch milliseconds in a BIGINT.
 */
export const DURABLE_MIGRATIONS: readonly string[] = [
  `CREATE TABLE list_view (
     id TEXT PRIMARY KEY, enterprise TEXT NOT NULL, audience TEXT NOT NULL, account TEXT NOT NULL, owner_name TEXT NOT NULL,
     list TEXT NOT NULL, name TEXT NOT NULL, is_shared INTEGER NOT NULL, parameters TEXT NOT NULL, columns TEXT,
     version INTEGER NOT NULL, changed_at BIGINT NOT NULL);
   CREATE UNIQUE INDEX list_view_name ON list_view (enterprise, audience, account, list, name);
   CREATE INDEX list_view_shared ON list_view (enterprise, audience, list, is_shared);
   CREATE TABLE list_settings (
     enterprise TEXT NOT NULL, audience TEXT NOT NULL, account TEXT NOT NULL, list TEXT NOT NULL, columns TEXT NOT NULL,
     page_size INTEGER, version INTEGER NOT NULL, changed_at BIGINT NOT NULL,
     PRIMARY KEY (enterprise, audience, account, list));`,
  // Business data of jobs is encrypted. A job's files are stored in numbered chunks.
  `CREATE TABLE job (
     id TEXT PRIMARY KEY, account TEXT NOT NULL, client_key TEXT NOT NULL, kind TEXT NOT NULL, module_code TEXT NOT NULL,
     status TEXT NOT NULL, phase TEXT NOT NULL, sealed {blob} NOT NULL, session_id TEXT NOT NULL, scope TEXT NOT NULL,
     total_count INTEGER, done_count INTEGER NOT NULL, is_capped INTEGER NOT NULL, started_at BIGINT NOT NULL, ended_at BIGINT,
     expires_at BIGINT, problem TEXT, is_resumable INTEGER NOT NULL, findings {blob}, outcome TEXT,
     lease TEXT, lease_until BIGINT NOT NULL, takeovers INTEGER NOT NULL);
   CREATE UNIQUE INDEX job_client_key ON job (account, client_key);
   CREATE INDEX job_status ON job (status, started_at);
   CREATE INDEX job_expiry ON job (expires_at);
   CREATE TABLE job_chunk (
     job_id TEXT NOT NULL, file TEXT NOT NULL, chunk INTEGER NOT NULL, bytes {blob} NOT NULL, size INTEGER NOT NULL,
     row_count INTEGER NOT NULL, plain_bytes BIGINT NOT NULL, crc BIGINT NOT NULL, PRIMARY KEY (job_id, file, chunk));
   CREATE TABLE job_upload (
     id TEXT PRIMARY KEY, account TEXT NOT NULL, sealed {blob} NOT NULL, size INTEGER NOT NULL, created_at BIGINT NOT NULL);
   CREATE INDEX job_upload_account ON job_upload (account, created_at);`,
  // Where the session of a job is stored; '' in jobs of older versions.
  "ALTER TABLE job ADD COLUMN home TEXT NOT NULL DEFAULT ''",
  // Queries of the playground, private or shared with the owner's audience.
  `CREATE TABLE saved_query (
     id TEXT PRIMARY KEY, enterprise TEXT NOT NULL, audience TEXT NOT NULL, account TEXT NOT NULL, owner_name TEXT NOT NULL,
     name TEXT NOT NULL, note TEXT NOT NULL, query TEXT NOT NULL, variables TEXT NOT NULL, is_shared INTEGER NOT NULL,
     version INTEGER NOT NULL, changed_at BIGINT NOT NULL);
   CREATE UNIQUE INDEX saved_query_name ON saved_query (enterprise, audience, account, name);
   CREATE INDEX saved_query_shared ON saved_query (enterprise, audience, is_shared);`,
  // API tokens: a hash of each, and sealed the token pair with which it calls the services.
  `CREATE TABLE api_token (
     id TEXT PRIMARY KEY, hash TEXT NOT NULL, enterprise TEXT NOT NULL, audience TEXT NOT NULL, account TEXT NOT NULL,
     name TEXT NOT NULL, hint TEXT NOT NULL, scopes TEXT NOT NULL, sealed {blob} NOT NULL, token_version INTEGER NOT NULL,
     created_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, last_used_at BIGINT, ended_at BIGINT);
   CREATE UNIQUE INDEX api_token_hash ON api_token (hash);
   CREATE INDEX api_token_account ON api_token (enterprise, audience, account);`,
  // Webhooks, where the events of each API token were last read, and the events to send. Addresses, secrets and contents are sealed.
  `CREATE TABLE webhook (
     id TEXT PRIMARY KEY, enterprise TEXT NOT NULL, audience TEXT NOT NULL, account TEXT NOT NULL, token_id TEXT NOT NULL,
     token_expires_at BIGINT NOT NULL, name TEXT NOT NULL, kinds TEXT NOT NULL, sealed {blob} NOT NULL, created_at BIGINT NOT NULL,
     former_until BIGINT, paused_at BIGINT, pause_reason TEXT, failing_since BIGINT);
   CREATE INDEX webhook_account ON webhook (enterprise, audience, account);
   CREATE INDEX webhook_token ON webhook (token_id);
   CREATE TABLE webhook_feed (
     token_id TEXT PRIMARY KEY, since TEXT, jobs_from BIGINT NOT NULL, failures INTEGER NOT NULL, next_at BIGINT NOT NULL,
     lease TEXT, lease_until BIGINT NOT NULL);
   CREATE INDEX webhook_feed_next ON webhook_feed (next_at);
   CREATE TABLE webhook_delivery (
     id TEXT PRIMARY KEY, webhook_id TEXT NOT NULL, event_id TEXT NOT NULL, kind TEXT NOT NULL, sealed {blob} NOT NULL,
     occurred_at BIGINT NOT NULL, status TEXT NOT NULL, attempts INTEGER NOT NULL, next_at BIGINT, last_at BIGINT,
     status_code INTEGER, duration_ms INTEGER, problem TEXT, lease TEXT, lease_until BIGINT NOT NULL);
   CREATE UNIQUE INDEX webhook_delivery_event ON webhook_delivery (webhook_id, event_id);
   CREATE INDEX webhook_delivery_next ON webhook_delivery (status, next_at);`,
  // Until when a receiver wants nothing, as it said with Retry-After.
  'ALTER TABLE webhook ADD COLUMN held_until BIGINT',
  // Who created a token for a service account; null for tokens that an account created for itself.
  'ALTER TABLE api_token ADD COLUMN creator TEXT; ALTER TABLE api_token ADD COLUMN creator_name TEXT',
  // The same of webhooks.
  'ALTER TABLE webhook ADD COLUMN creator TEXT; ALTER TABLE webhook ADD COLUMN creator_name TEXT',
  // Since when the API token of a webhook does not work, so that it can be removed after a while.
  'ALTER TABLE webhook ADD COLUMN stopped_at BIGINT',
];

const BLOBS: Readonly<Record<Durable['dialect'], string>> = { sqlite: 'BLOB', postgres: 'BYTEA' };

/** The steps that a store of this version still needs, in its SQL dialect. */
export function stepsFrom(
  version: number,
  dialect: Durable['dialect'],
  steps: readonly string[],
): string[] {
  return steps.slice(version).map((step) => step.replaceAll('{blob}', BLOBS[dialect]));
}
