import type { Page, Response } from 'playwright';
import { type CallRecorder, type RecordedCall, wavesOf } from '../gateway/call-recorder.ts';

/** A GraphQL request of the browser, and the service calls that the gateway made for it. */
export interface AskedQuery {
  name: string;
  bytes: number;
  calls: RecordedCall[];
  waves: number;
}

/** The GraphQL requests of the page during an action, until its network is idle. */
export async function queriesDuring(
  page: Page,
  recorder: CallRecorder,
  act: () => Promise<unknown>,
): Promise<AskedQuery[]> {
  const answers: Promise<Omit<AskedQuery, 'calls' | 'waves'> & { requestId: string }>[] = [];
  const note = (response: Response) => {
    if (response.url().endsWith('/graphql')) answers.push(queryOf(response));
  };
  await page.waitForLoadState('networkidle');
  page.on('response', note);
  recorder.calls.length = 0;
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return (await Promise.all(answers)).map(({ requestId, ...query }) => {
    const calls = recorder.calls.filter((call) => call.requestId === requestId);
    return { ...query, calls, waves: wavesOf(calls) };
  });
}

async function queryOf(response: Response) {
  const { operationName } = JSON.parse(response.request().postData() ?? '{}') as {
    operationName?: string;
  };
  const { length } = await response.body();
  return {
    name: operationName ?? 'unnamed',
    bytes: length,
    requestId: response.headers()['x-request-id'] ?? '',
  };
}

/**
 * Service calls that repeat an earlier one: the same path and the same body. The query string and
 * the headers, which contain the token and the request id, are not compared.
 */
export function repeatedCalls(queries: readonly AskedQuery[]): string[] {
  const asked = queries.flatMap(({ calls }) => calls.map(({ path, body }) => `${path} ${body}`));
  return asked.filter((call, at) => asked.indexOf(call) < at);
}
