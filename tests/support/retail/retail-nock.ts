import nock from 'nock';
import { onTestFinished } from 'vitest';
import { OPERATIONS, type OperationName } from '../../../gateway/upstream/operations.ts';
import { RETAIL_URL } from '../gateway/gateway.ts';
import { documentedAnswer, requireDocumentedRequest } from './validated-fixture.ts';

interface Asked {
  path: string;
  body: unknown;
  ssoToken: string | undefined;
  token: string | null;
}

type Reply = { status?: number; body: unknown } | 'unreachable';

/** The retail services of one test: their answers, and the calls that they received in order. */
export interface RetailNock {
  asked: Asked[];
  /** The paths of the calls in order, without the common prefix. */
  paths(): string[];
  /** Answers an operation or a path with data that must conform to the OpenAPI document. */
  answers(operation: OperationName | `/${string}`, data: unknown): RetailNock;
  refuses(
    operation: OperationName | `/${string}`,
    returncode: string,
    message?: string,
  ): RetailNock;
  /**
   * Answers with any reply, even one that does not conform to the document. The function may be
   * asynchronous.
   */
  replies(
    operation: OperationName | `/${string}`,
    reply: (body: unknown) => Reply | Promise<Reply>,
  ): RetailNock;
}

export function mockRetail(): RetailNock {
  nock.cleanAll();
  nock.disableNetConnect();
  // The test files of a worker share nock, and the next file may need a real server.
  onTestFinished(() => nock.enableNetConnect());
  const asked: Asked[] = [];

  const retail: RetailNock = {
    asked,
    paths: () => asked.map(({ path }) => path.replace('/api/', '')),
    answers: (operation, data) => {
      const envelope = documentedAnswer(pathOf(operation), data);
      return retail.replies(operation, () => ({ body: envelope }));
    },
    refuses: (operation, returncode, message = 'refused') =>
      retail.replies(operation, () => ({ body: { returncode, message, data: null } })),
    replies(operation, reply) {
      const path = pathOf(operation);
      nock(RETAIL_URL)
        .persist()
        .post(path)
        .query(true)
        .reply(async function respond(uri, body) {
          requireDocumentedRequest(path, body);
          const token = new URL(uri, RETAIL_URL).searchParams.get('token');
          asked.push({ path, body, ssoToken: headerOf(this.req.headers, 'ssotoken'), token });
          const answer = await reply(body);
          if (answer === 'unreachable') throw new Error('connection reset');
          return [
            answer.status ?? 200,
            answer.body as nock.Body,
            { 'content-type': 'application/json' },
          ];
        });
      return retail;
    },
  };
  return retail;
}

function pathOf(operation: OperationName | `/${string}`): string {
  return operation.startsWith('/') ? operation : OPERATIONS[operation as OperationName];
}

function headerOf(headers: Record<string, unknown>, name: string): string | undefined {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const [value]: unknown[] = Array.isArray(found) ? found : [found];
  return typeof value === 'string' ? value : undefined;
}
