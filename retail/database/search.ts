import type { components } from '../../schema/generated/retail.ts';
import { RetailError } from '../server/envelope.ts';
import { onlyRow, type RetailDatabase } from './sqlite.ts';

type Documented = components['schemas']['Condition'];

/** The conditions of callers, and one that only the services use: `has` finds a typed text literally, without wildcards. */
export type Condition = Omit<Documented, 'operation'> & {
  operation: Documented['operation'] | 'has';
};

/** What can be searched: a table or sub-select, and its columns by their public names. */
export interface Searchable {
  from: string;
  /** Values bound in the sub-select. */
  values?: readonly (string | number | null)[];
  fields: Readonly<Record<string, string>>;
  /** The SQL of the returned columns; all fields by default. */
  answered?: string;
  /** Columns by which equal or unordered rows are ordered, so that pages never overlap. */
  order: string;
}

export interface SearchRequest {
  condition?: Condition[] | undefined;
  orderBy?: string | undefined;
  /** The same in the spelling of generic lists. */
  orderby?: string | undefined;
  pageNo: number;
  pageSize: number;
}

export interface Page<Row> {
  total: number;
  pageData: Row[];
}

type Operation = Condition['operation'];

const OPERATIONS: Readonly<Record<Operation, (column: string) => string>> = {
  eq: (column) => `${column} = ?`,
  ge: (column) => `${column} >= ?`,
  le: (column) => `${column} <= ?`,
  like: (column) => `${column} LIKE ?`,
  has: (column) => `instr(lower(${column}), lower(?)) > 0`,
  in: (column) => `${column} IN (SELECT value FROM json_each(?))`,
};

/** Whether a condition has a field and a known operation. Conditions in metadata are typed by people, so they may be wrong. */
export function isAskable({ field, operation }: { field: unknown; operation: unknown }): boolean {
  return (
    typeof field === 'string' &&
    typeof operation === 'string' &&
    Object.hasOwn(OPERATIONS, operation)
  );
}

/**
 * The search call of the services. Conditions hold all together; those marked 'or' are alternatives of each other, and together one
 * condition beside the rest. Names go through an allow-list and values are bound, so nothing of a request becomes SQL.
 */
export function search<Row>(
  db: RetailDatabase,
  searchable: Searchable,
  request: SearchRequest,
): Page<Row> {
  const { condition = [], orderby = '', orderBy = orderby, pageNo, pageSize } = request;
  const { from, where, values } = narrowed(searchable, condition);
  const { total } = onlyRow(
    db.prepare<{ total: number }>(`SELECT count(*) AS total ${from} ${where}`),
    values,
  );
  const pageData = db
    .prepare<Row>(
      `SELECT ${answeredBy(searchable)} ${from} ${where} ORDER BY ${order(searchable, orderBy)} LIMIT ? OFFSET ?`,
    )
    .all([...values, pageSize, (pageNo - 1) * pageSize]);
  return { total, pageData };
}

/** The first row that meets conditions, without counting the others; an empty list where there is none. */
export function searchFirst<Row>(
  db: RetailDatabase,
  searchable: Searchable,
  condition: readonly Condition[],
): Row[] {
  const { from, where, values } = narrowed(searchable, condition);
  const query = `SELECT ${answeredBy(searchable)} ${from} ${where} ORDER BY ${searchable.order} LIMIT 1`;
  return db.prepare<Row>(query).all(values);
}

function narrowed(searchable: Searchable, condition: readonly Condition[]) {
  const [alternatives, needed] = [
    condition.filter(isAlternative),
    condition.filter((one) => !isAlternative(one)),
  ];
  const clauses = needed.map((one) => clause(searchable, one));
  if (alternatives.length > 0)
    clauses.push(`(${alternatives.map((one) => clause(searchable, one)).join(' OR ')})`);
  return {
    from: `FROM ${searchable.from}`,
    where: clauses.length === 0 ? '' : `WHERE ${clauses.join(' AND ')}`,
    values: [...(searchable.values ?? []), ...[...needed, ...alternatives].map(boundValue)],
  };
}

function answeredBy({ answered, fields }: Searchable): string {
  if (answered !== undefined) return answered;
  return Object.entries(fields)
    .map(([name, column]) => `${column} AS ${name}`)
    .join(', ');
}

function isAlternative({ relation }: Condition): boolean {
  return relation === 'or';
}

function clause(searchable: Searchable, { field, operation }: Condition): string {
  return OPERATIONS[operation](column(searchable, field, 'condition'));
}

function column({ fields }: Searchable, field: string, parameter: string): string {
  const found = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (found === undefined)
    throw new RetailError('A0400', `Bad parameter ${parameter}: no field '${field}'`);
  return found;
}

function boundValue({ field, operation, value }: Condition): string | number {
  if (operation === 'in' && Array.isArray(value) && value.every(isPlain))
    return JSON.stringify(value);
  if (operation !== 'in' && isPlain(value)) return value;
  throw new RetailError(
    'A0400',
    `Bad parameter condition: value of '${field}' does not fit '${operation}'`,
  );
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** `name`, `name desc`, several with commas. */
function order(searchable: Searchable, orderBy: string): string {
  const asked = orderBy.split(',').map((part) => part.trim());
  const known = asked.filter(Boolean).map((part) => {
    const [, name = part, direction = ''] = /^(\w+)(?:\s+(asc|desc))?$/i.exec(part) ?? [];
    return { column: column(searchable, name, 'orderBy'), direction };
  });
  const ordered = known.map((one) => `${one.column} ${one.direction}`);
  // Adding the key again would prevent the database from using the index.
  return known.some((one) => one.column === searchable.order)
    ? ordered.join(', ')
    : [...ordered, searchable.order].join(', ');
}
