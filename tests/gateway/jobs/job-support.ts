import { vi } from 'vitest';
import type { Config } from '../../../gateway/config/config.ts';
import type { TokenPair } from '../../../gateway/store/session-store.ts';
import type { components } from '../../../schema/generated/retail.ts';
import { startGateway, type TestGateway, type TestParts } from '../../support/gateway/gateway.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { createInlineWorker } from './inline-worker.ts';
import type { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';

type Account = typeof SIGNED_IN_STAFF;
export type Search = components['schemas']['Search'];

const JOB = `id kind moduleCode fileName status totalCount doneCount isCapped startedAt endedAt expiresAt isResumable downloadUrl
  problem { code message page }
  preview { reportUrl errors { number problems { column message } } totalCount goodCount badCount columns unknownHeads missingColumns rows { number values problems { column message } } }
  outcome { importedCount refusedCount reportUrl }`;

export interface JobAnswer {
  id: string;
  kind: string;
  fileName: string;
  status: string;
  totalCount: number | null;
  doneCount: number;
  isCapped: boolean;
  startedAt: string;
  endedAt: string | null;
  expiresAt: string | null;
  isResumable: boolean;
  downloadUrl: string | null;
  problem: { code: string; message: string; page: number | null } | null;
  preview: {
    totalCount: number;
    goodCount: number;
    badCount: number;
    columns: string[];
    unknownHeads: string[];
    missingColumns: string[];
    reportUrl: string | null;
    errors: { number: number; problems: { column: string | null; message: string }[] }[];
    rows: {
      number: number;
      values: Record<string, unknown>;
      problems: { column: string | null; message: string }[];
    }[];
  } | null;
  outcome: { importedCount: number; refusedCount: number; reportUrl: string | null } | null;
}

export interface Payload {
  job: JobAnswer | null;
  userErrors: { code: string; field: string[] | null; message: string }[];
}

const STEERING = {
  jobCancel: 'JobInput',
  jobResume: 'JobInput',
  jobRemove: 'JobInput',
  exportStart: 'ExportStartInput',
  salesExportStart: 'SalesExportStartInput',
  importStart: 'ImportStartInput',
  importConfirm: 'ImportConfirmInput',
} as const;

/** A signed-in browser with functions to work with jobs. */
export async function openJobs(
  parts: TestParts & {
    gateway?: TestGateway;
    account?: Account;
    logLevel?: Config['logLevel'];
    tokens?: TokenPair;
  } = {},
) {
  const { logLevel = 'info', tokens } = parts;
  const gateway =
    parts.gateway ??
    (await startGateway({ logLevel }, { createWorker: createInlineWorker, ...parts }));
  const cookie = await gateway.signIn(parts.account, tokens && { tokens });

  async function steer(
    name: keyof typeof STEERING,
    input: object,
    headers: Record<string, string> = {},
  ): Promise<Payload> {
    const query = `mutation($input: ${STEERING[name]}!) { ${name}(input: $input) { job { ${JOB} } userErrors { code field message } } }`;
    const { data, errors } = await gateway.ask(query, { cookie, variables: { input }, headers });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return (data as Record<string, Payload>)[name]!;
  }
  async function jobs(headers: Record<string, string> = {}): Promise<JobAnswer[]> {
    const { data, errors } = await gateway.ask(`{ viewer { jobs { ${JOB} } } }`, {
      cookie,
      headers,
    });
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return (data as { viewer: { jobs: JobAnswer[] } }).viewer.jobs;
  }
  async function job(id: string): Promise<JobAnswer | null> {
    return (await jobs()).find((each) => each.id === id) ?? null;
  }
  /** Waits until a job satisfies the condition. */
  function until(id: string, status: string): Promise<JobAnswer> {
    return vi.waitFor(
      async () => {
        const found = await job(id);
        if (found?.status !== status)
          throw new Error(`it is ${found?.status ?? 'gone'}: ${JSON.stringify(found?.problem)}`);
        return found;
      },
      { timeout: 100_000, interval: 20 },
    );
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    gateway.app.inject({ url, headers: { cookie, ...headers } });

  async function upload(
    filename: string,
    content: Uint8Array | string,
    headers: Record<string, string> = {},
  ) {
    const form = multipartForm([{ filename, content }]);
    const sent = {
      cookie,
      'x-portal-request': '1',
      'accept-language': 'en-US',
      ...form.headers,
      ...headers,
    };
    return gateway.app.inject({
      method: 'POST',
      url: '/files/import',
      headers: sent,
      payload: form.payload,
    });
  }
  return { gateway, cookie, steer, jobs, job, until, get, upload };
}

export type JobsBrowser = Awaited<ReturnType<typeof openJobs>>;

export const KEY = 'client-key-1';

/** A search over a list with this many rows, which answers page by page. */
export function pagesOf(total: number, row: (index: number) => object) {
  return (body: unknown) => {
    const { pageNo, pageSize } = body as Search;
    const first = (pageNo - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    const pageData = Array.from({ length: count }, (_, at) => row(first + at));
    return { body: { returncode: '0', message: 'success', data: { total, pageData } } };
  };
}
