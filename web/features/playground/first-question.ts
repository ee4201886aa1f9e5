/** What the playground begins with when it was opened by a card. */
export interface FirstQuestion {
  query: string;
  variables: string;
}

const longest = { query: 20_000, variables: 10_000 };

/** Read from behind the #. It is somebody else's: what is too long or is no JSON object of variables is passed over. It is shown, never run. */
export function firstQuestion(hash: string): FirstQuestion | null {
  const given = new URLSearchParams(hash.replace(/^#/u, ''));
  const [query, ...others] = given.getAll('query');
  if (
    query === undefined ||
    others.length > 0 ||
    query.trim() === '' ||
    query.length > longest.query
  )
    return null;
  return { query, variables: variablesOf(given.get('variables') ?? '') };
}

function variablesOf(text: string): string {
  if (text.length > longest.variables) return '';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : '';
  } catch {
    return '';
  }
}
