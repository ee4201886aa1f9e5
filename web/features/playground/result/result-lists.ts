/** A column of a list, and where its values are in the answer. */
interface ListColumn {
  /** Its path within a row: nested objects become dotted names. */
  name: string;
  /** The names of the fields from the root of the answer. */
  path: string;
}

/** A list of the answer as rows and columns. */
export interface ResultList {
  /** The names of the fields from the root of the answer; empty for an answer without a list. */
  path: string;
  columns: readonly ListColumn[];
  rows: readonly ResultRow[];
}

type ResultRow = Readonly<Record<string, unknown>>;

type JsonObject = Readonly<Record<string, unknown>>;

interface Found {
  columns: Map<string, string>;
  rows: ResultRow[];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The lists of an answer, the longest first. The rows of a list within a list have the values of
 * the outer row too, with the name of the outer list before them. An answer without a list is one
 * row.
 */
export function listsOf(data: unknown): ResultList[] {
  if (!isObject(data)) return [];
  const found = new Map<string, Found>();
  collect(data, { path: [], outer: new Map(), found });
  const lists = [...found].map(([path, { columns, rows }]) => ({
    path,
    columns: [...columns].map(([name, from]) => ({ name, path: from })),
    rows,
  }));
  if (lists.length > 0) return lists.toSorted((one, other) => other.rows.length - one.rows.length);
  const values = valuesOf(data, '', '');
  if (values.size === 0) return [];
  return [
    {
      path: '',
      columns: [...values].map(([name, { path }]) => ({ name, path })),
      rows: [rowOf(values)],
    },
  ];
}

type Values = ReadonlyMap<string, { value: unknown; path: string }>;

interface Place {
  path: readonly string[];
  /** The values of the rows around this place. */
  outer: Values;
  found: Map<string, Found>;
}

function collect(value: unknown, { path, outer, found }: Place): void {
  if (Array.isArray(value)) collectList(value, { path, outer, found });
  else if (isObject(value))
    for (const [name, member] of Object.entries(value))
      collect(member, { path: [...path, name], outer, found });
}

function collectList(items: readonly unknown[], { path, outer, found }: Place): void {
  const key = path.join('.');
  const list = found.get(key) ?? { columns: new Map<string, string>(), rows: [] };
  found.set(key, list);
  for (const item of items) {
    const own = valuesOf(item, '', key);
    const values = new Map([...outer, ...own]);
    for (const [name, { path: from }] of values)
      if (!list.columns.has(name)) list.columns.set(name, from);
    list.rows.push(rowOf(values));
    const prefix = `${path.at(-1) ?? ''}.`;
    const inner = new Map([
      ...outer,
      ...[...own].map(([name, of]) => [prefix + name, of] as const),
    ]);
    if (Array.isArray(item)) collectList(item, { path, outer: inner, found });
    else collect(item, { path, outer: inner, found });
  }
}

/** The values of an object and of the objects in it, but not of lists, by their dotted names. */
function valuesOf(item: unknown, prefix: string, path: string): Values {
  if (!isObject(item))
    return Array.isArray(item) ? new Map() : new Map([['value', { value: item, path }]]);
  return new Map(
    Object.entries(item).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [];
      const full = path === '' ? name : `${path}.${name}`;
      if (isObject(value)) return [...valuesOf(value, `${prefix}${name}.`, full)];
      return [[prefix + name, { value, path: full }] as const];
    }),
  );
}

const rowOf = (values: Values): ResultRow =>
  Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
