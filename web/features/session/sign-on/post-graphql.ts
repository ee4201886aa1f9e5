const headers = {
  'content-type': 'application/json',
  'x-portal-request': '1',
  'x-portal-background': '1',
};

/**
 * Sends an operation to the gateway without the Apollo client, which the sign-in page does not load
 * at first. Returns `data` or null. The request does not count as activity of the session.
 */
export async function postGraphql(
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
