import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Config } from '../../../gateway/config/config.ts';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';

export const NAME = 'query Name {\n  viewer {\n    name\n    __typename\n  }\n}';
export const NOBODY = 'query Nobody {\n  viewer {\n    id\n  }\n}';
export const OWN = '{ viewer { id } }';
export const idOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function writeManifest(file: string, texts: readonly string[], change: object = {}): void {
  const operations = texts.map((body) => ({ id: idOf(body), name: 'Any', type: 'query', body }));
  const manifest = { format: 'apollo-persisted-query-manifest', version: 1, operations };
  writeFileSync(file, JSON.stringify({ ...manifest, ...change }));
}

/** The folder of a built portal with these operations. */
export function builtPages(texts: readonly string[] = [NAME], change?: object): string {
  const webRoot = temporaryFolder();
  mkdirSync(join(webRoot, '.vite'));
  writeManifest(join(webRoot, '.vite', 'persisted-operations.json'), texts, change);
  return webRoot;
}

export async function start(config: Partial<Config> = {}) {
  const gateway = await startGateway(config, { webRoot: builtPages() });
  return { ...gateway, cookie: await gateway.signIn() };
}

interface Sent {
  id?: unknown;
  query?: string;
  cookie?: string;
  headers?: Record<string, string>;
  extensions?: unknown;
}

export async function send(
  { app }: Pick<TestGateway, 'app'>,
  { id, query, cookie, headers, extensions }: Sent,
) {
  const persisted =
    id === undefined ? undefined : { persistedQuery: { version: 1, sha256Hash: id } };
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      accept: 'application/graphql-response+json',
      'accept-language': 'en-US',
      'x-portal-request': '1',
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    payload: { query, extensions: extensions ?? persisted },
  });
  const { data, errors } = response.json<{
    data?: { viewer: object };
    errors?: { message: string; extensions: { code: string } }[];
  }>();
  return {
    status: response.statusCode,
    data,
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
  };
}
