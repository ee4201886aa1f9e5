import type { PlaygroundFetcher } from './fetcher.ts';

/** The opaque id of the account that is signed in; null where nobody is, and where the gateway does not say. */
export async function whoIsHere(fetcher: PlaygroundFetcher): Promise<string | null> {
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
