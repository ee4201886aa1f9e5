import type { PlaygroundFetcher } from './fetcher.ts';

/**
 * Loads the opaque id of the signed-in account; null if no account is signed in or the query fails.
 */
export async function loadAccountId(fetcher: PlaygroundFetcher): Promise<string | null> {
  try {
    const answer: unknown = await fetcher({ query: '{ viewer { id } }' });
    return idOf(answer);
  } catch {
    return null;
  }
}

function idOf(answer: unknown): string | null {
  const viewer = fieldOf(fieldOf(answer, 'data'), 'viewer');
  const id = fieldOf(viewer, 'id');
  return typeof id === 'string' && id !== '' ? id : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
