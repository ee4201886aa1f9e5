import type { Page } from 'playwright';

export interface AskedOperation {
  name: string;
  variables: Record<string, unknown>;
}

/** Records the GraphQL operations that a page sends from now on, in their order. */
export function watchOperations(page: Page): AskedOperation[] {
  const asked: AskedOperation[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { operationName = '', variables = {} } = request.postDataJSON() as {
      operationName?: string;
      variables?: AskedOperation['variables'];
    };
    asked.push({ name: operationName, variables });
  });
  return asked;
}
