const headers = {
  'content-type': 'application/json',
  'x-portal-request': '1',
  'x-portal-background': '1',
};

/**
 * Asks the gateway without the client, which is not part of the sign-in page's first load. It does not count as use of a session.
 */
export async function askBare(
  query: string,
  operationName: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, operationName }),
    ...(signal && { signal }),
  });
  const { data } = (await response.json()) as { data?: unknown };
  return data ?? null;
}
