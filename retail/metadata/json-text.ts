/** Parses JSON from metadata. Invalid JSON counts as absent. */
function jsonOrNull(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the properties of an object; none for other values. */
function propertiesOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** The JSON object in a text; an empty one where there is none. */
export function objectIn(text: string | null | undefined): Record<string, unknown> {
  return propertiesOf(jsonOrNull(text));
}

/** The entries of an object whose values are texts. */
export function textsOf(value: unknown): Record<string, string> {
  const entries = Object.entries(propertiesOf(value));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The values of a list of choices (`[{ "value": … }]`); null where the text is no list. */
export function choicesIn(text: string | null | undefined): Set<string> | null {
  const list = jsonOrNull(text);
  if (!Array.isArray(list)) return null;
  const values = list.map((one: unknown) => propertiesOf(one).value);
  return new Set(
    values.filter((value) => typeof value === 'string' || typeof value === 'number').map(String),
  );
}
