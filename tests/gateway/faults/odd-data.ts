import type { StubAnswer } from '../../support/retail/contract-stub.ts';

/** Changes the `data` of an answer; one without an envelope, such as a file, is sent unchanged. */
export function withData({ content, type }: StubAnswer, change: (data: unknown) => unknown) {
  if (type !== 'application/json') return content;
  const { data, ...envelope } = JSON.parse(content.toString('utf8')) as Record<string, unknown>;
  if (!('returncode' in envelope)) return content;
  return Buffer.from(JSON.stringify({ ...envelope, data: change(data) }));
}

/** An object for a list, a list for an object, and an object for a plain value. */
export function otherShape(data: unknown): unknown {
  if (Array.isArray(data)) return { rows: data };
  return typeof data === 'object' && data !== null ? [data] : { value: data };
}

/** The same objects and lists, in which each plain value has a different type. */
export function otherTypes(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(otherTypes);
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, otherTypes(value)]),
    );
  if (typeof data === 'string') return [7];
  if (typeof data === 'number') return { amount: data };
  return data === null ? true : 'perhaps';
}

/** Adds keys to each object that change the prototype of what is copied carelessly. */
export function withPrototypeKeys(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withPrototypeKeys);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]) => [name, withPrototypeKeys(value)]);
  return Object.fromEntries([
    ['__proto__', { polluted: true }],
    ['constructor', { prototype: { spoiled: true } }],
    ...(entries as [string, unknown][]),
  ]);
}

/** Each row of each list twice, with the same keys. */
export function withDuplicates(data: unknown): unknown {
  if (Array.isArray(data)) return data.flatMap((row) => [withDuplicates(row), withDuplicates(row)]);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withDuplicates(value)]),
  );
}
