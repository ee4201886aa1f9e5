import { ApolloLink } from '@apollo/client';
import type { FormattedExecutionResult } from 'graphql';
import { Observable } from 'rxjs';

export type Variables = Readonly<Record<string, unknown>>;
type Result = FormattedExecutionResult | Error;

/** Answers by operation name. An `Error` is a failed connection, a promise a slow answer. */
export type Answers = Readonly<
  Partial<Record<string, (variables: Variables) => Result | Promise<Result>>>
>;

export interface GatewayRequest {
  operation: string;
  variables: Variables;
  headers: Variables;
  /** A request that the page made by itself. It does not count as use of the session. */
  background: boolean;
  /** Answers a request that is still pending. */
  answer: (result: Result) => void;
}

export type FakeGateway = ReturnType<typeof fakeGateway>;

/**
 * A gateway that answers operations from a table and records each request. Operations that are not
 * in the table fail as if the gateway were down; with `unlisted: 'wait'` they stay pending until
 * the test calls `answer` of the request.
 */
export function fakeGateway(
  answers: Answers = {},
  { unlisted = 'fail' }: { unlisted?: 'fail' | 'wait' } = {},
) {
  const requests: GatewayRequest[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const answer = (result: Result) => {
          if (result instanceof Error) {
            observer.error(result);
            return;
          }
          observer.next(result);
          observer.complete();
        };
        const name = operation.operationName ?? '';
        const { variables } = operation;
        const { background, headers = {} } = operation.getContext();
        requests.push({
          operation: name,
          variables,
          headers: headers as Variables,
          background: background === true,
          answer,
        });
        const listed = answers[name];
        if (listed) void Promise.resolve(listed(variables)).then(answer);
        else if (unlisted === 'fail')
          void Promise.resolve(new TypeError('Failed to fetch')).then(answer);
      }),
  );
  return { transport, requests, operations: () => requests.map(({ operation }) => operation) };
}

/** A fake gateway where operations that are not in the table stay pending. */
export const waitingGateway = (answers: Answers = {}) => fakeGateway(answers, { unlisted: 'wait' });

/** The variables of each request for an operation. */
export const variablesOf = (
  { requests }: Pick<FakeGateway, 'requests'>,
  operation: string,
): Variables[] =>
  requests.filter((one) => one.operation === operation).map(({ variables }) => variables);

/** The `input` of each request for a mutation. */
export const inputsOf = <Input>(gateway: Pick<FakeGateway, 'requests'>, operation: string) =>
  variablesOf(gateway, operation).map(({ input }) => input as Input);
