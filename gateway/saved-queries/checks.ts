import type { Refusal } from '../errors/user-error.ts';
import type { SavedQuerySaveInput } from '../generated/resolvers.ts';

/** What is stored of a query. */
export interface QueryContent {
  name: string;
  note: string;
  query: string;
  variables: string;
  isShared: boolean;
}

/** Maximum lengths in characters. Links with which cards open the playground have the same. */
const LIMITS = { name: 60, note: 200, query: 20_000, variables: 10_000 };

const INVISIBLE = /[\p{Cc}\p{Cs}]/u;

const lengthOf = (text: string) => Array.from(text).length;
/** One line: composed Unicode, single spaces, trimmed. */
const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** The content to store, or why it is refused. */
export function checkContent(
  input: SavedQuerySaveInput,
): { value: QueryContent } | { refusal: Refusal } {
  const { query, variables = '', isShared = false } = input;
  const name = oneLine(input.name);
  const note = oneLine(input.note ?? '');
  const refusal =
    nameRefusal(name) ??
    tooLong('note', note, 'savedQueryNoteTooLong') ??
    queryRefusal(query) ??
    variablesRefusal(variables);
  return refusal === null
    ? { value: { name, note, query, variables: variables.trim(), isShared } }
    : { refusal };
}

function nameRefusal(name: string): Refusal | null {
  if (name === '') return { code: 'REQUIRED', field: 'name', message: 'savedQueryNameRequired' };
  if (INVISIBLE.test(name))
    return { code: 'INVALID', field: 'name', message: 'savedQueryNameInvalid' };
  return tooLong('name', name, 'savedQueryNameTooLong');
}

function queryRefusal(query: string): Refusal | null {
  if (query.trim() === '') return { code: 'REQUIRED', field: 'query', message: 'savedQueryEmpty' };
  return tooLong('query', query, 'savedQueryTooLong');
}

function variablesRefusal(variables: string): Refusal | null {
  const fits = variables.length <= LIMITS.variables && isObjectText(variables.trim());
  return fits
    ? null
    : {
        code: 'INVALID',
        field: 'variables',
        message: 'savedQueryVariablesInvalid',
        values: { limit: LIMITS.variables },
      };
}

function tooLong(
  field: keyof typeof LIMITS,
  text: string,
  message: Refusal['message'],
): Refusal | null {
  const limit = LIMITS[field];
  return lengthOf(text) <= limit ? null : { code: 'INVALID', field, message, values: { limit } };
}

/** Whether a text is empty or the JSON of an object. */
function isObjectText(text: string): boolean {
  if (text === '') return true;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
