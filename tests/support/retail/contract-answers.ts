import { sample } from 'openapi-sampler';
import { contract, resolved, type ContractCall, type Schema } from './contract-document.ts';

/**
 * How the answers of the services differ from the examples in the document. All variants conform to
 * its schemas.
 */
export const CONTRACT_VARIANTS = [
  'examples',
  'required fields only',
  'nulls',
  'unknown fields',
  'generated values',
  'generated values, required fields only',
  'no data',
] as const;
export type ContractVariant = (typeof CONTRACT_VARIANTS)[number];

/**
 * Calls that keep their complete example, because without it no sign-in is possible and there would
 * be nothing to test.
 */
const KEPT_WHOLE: ReadonlySet<string> = new Set(['login', 'loginByCode', 'refreshToken']);

/** The complete answer to a call, including the envelope. */
export function contractAnswer(
  call: ContractCall,
  variant: ContractVariant,
  body: unknown,
): unknown {
  const example = exampleFor(call, body);
  const { schema } = call.answer;
  if (call.method === 'GET' || schema === undefined) return example;
  const data = dataSchema(schema);
  const success = { returncode: '0', message: 'success' };
  if (variant === 'no data') return KEPT_WHOLE.has(call.id) ? example : success;
  if (data === null) return example;
  if (variant.startsWith('generated')) {
    if (KEPT_WHOLE.has(call.id)) return example;
    const skipNonRequired = variant.endsWith('required fields only');
    return {
      ...success,
      data: sample(
        nonNull(data) as Parameters<typeof sample>[0],
        { skipNonRequired, quiet: true },
        contract,
      ),
    };
  }
  return { ...success, data: variation((example as { data?: unknown }).data, data, variant) };
}

/**
 * The example with the request that is most similar to the actual one: most equal fields and fewest
 * different fields.
 */
function exampleFor({ request, answer }: ContractCall, body: unknown): unknown {
  const { example, examples = {} } = answer;
  if (example !== undefined) return example;
  const asked = leavesOf(body);
  const likeness = (name: string) => {
    const wanted = leavesOf(request?.examples?.[name]?.value);
    const equal = [...wanted].filter(([path, value]) => asked.get(path) === value).length;
    return equal - (wanted.size - equal);
  };
  const known = Object.keys(examples).filter(
    (name) => request?.examples?.[name] !== undefined || request?.examples === undefined,
  );
  const [best] = known.toSorted((one, other) => likeness(other) - likeness(one));
  return examples[best ?? '']?.value;
}

function leavesOf(
  value: unknown,
  path = '',
  found = new Map<string, unknown>(),
): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return found.set(path, value);
  for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${path}.${key}`, found);
  return found;
}

function dataSchema(schema: Schema): Schema | null {
  const whole = resolved(schema);
  for (const part of whole.allOf ?? [whole]) {
    const data = resolved(part).properties?.data;
    if (data !== undefined && Object.keys(data).length > 0) return data;
  }
  return null;
}

/** Changes an example everywhere the schema permits the difference of this variant. */
function variation(value: unknown, schema: Schema, variant: ContractVariant): unknown {
  const shape = nonNull(schema);
  if (Array.isArray(value))
    return value.map((entry) => variation(entry, shape.items ?? {}, variant));
  if (typeof value !== 'object' || value === null) return value;
  const { properties, required } = objectOf(shape);
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const of = properties[name];
    if (of === undefined || of['x-needed-by'] !== undefined) return [[name, inner]];
    if (variant === 'required fields only' && !required.has(name)) return [];
    if (variant === 'nulls' && isNullable(of)) return [[name, null]];
    return [[name, variation(inner, of, variant)]];
  });
  const unknown: [string, unknown][] =
    variant === 'unknown fields' ? [['x_new', { of: ['a later', 'version', 1, null] }]] : [];
  return Object.fromEntries([...entries, ...unknown]);
}

/** The properties of an object, collected from all parts of its schema. */
function objectOf(schema: Schema): {
  properties: Record<string, Schema>;
  required: ReadonlySet<string>;
} {
  const whole = nonNull(schema);
  const parts = (whole.allOf ?? []).map(objectOf);
  return {
    properties: Object.assign(
      {},
      whole.properties ?? {},
      ...parts.map(({ properties }) => properties),
    ) as Record<string, Schema>,
    required: new Set([
      ...(whole.required ?? []),
      ...parts.flatMap(({ required }) => [...required]),
    ]),
  };
}

/** The first alternative of a schema that is not null. */
function nonNull(schema: Schema): Schema {
  const whole = resolved(schema);
  const alternatives = whole.oneOf ?? whole.anyOf;
  const something = alternatives?.find((one) => resolved(one).type !== 'null');
  return something === undefined ? whole : nonNull(something);
}

function isNullable(schema: Schema): boolean {
  const { type, oneOf, anyOf } = resolved(schema);
  return (
    (Array.isArray(type) && type.includes('null')) ||
    (oneOf ?? anyOf ?? []).some((one) => resolved(one).type === 'null')
  );
}
