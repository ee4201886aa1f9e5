/** The query and variables (JSON) of the link with which a card opens the playground. */
export interface InitialQuery {
  query: string;
  variables: string;
}

const maxLengths = { query: 20_000, variables: 10_000 };

/**
 * Reads the query from the hash of the address. Anyone can write such a link, so the query is only
 * shown, never run. Returns null if the query is missing, repeated, empty or too long. Variables
 * that are too long or not a JSON object become an empty text.
 */
export function parseInitialQuery(hash: string): InitialQuery | null {
  const given = new URLSearchParams(hash.replace(/^#/u, ''));
  const [query, ...others] = given.getAll('query');
  if (
    query === undefined ||
    others.length > 0 ||
    query.trim() === '' ||
    query.length > maxLengths.query
  )
    return null;
  return { query, variables: parseVariables(given.get('variables') ?? '') };
}

function parseVariables(text: string): string {
  if (text.length > maxLengths.variables) return '';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : '';
  } catch {
    return '';
  }
}
