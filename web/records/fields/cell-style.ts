import type { CSSProperties } from 'react';
import type { Column } from './column.ts';

/**
 * The CSS properties that metadata may set on a cell. The gateway applies the same filter; it is
 * repeated here so that no URL, expression or positioning can reach the page from any source.
 */
const allowedProperties: ReadonlySet<string> = new Set([
  'color',
  'backgroundColor',
  'fontWeight',
  'fontStyle',
  'textDecoration',
  'textTransform',
  'whiteSpace',
]);
const plainValue = /^[#\w\s.%,()-]{1,64}$/u;
const forbiddenParts = /url|expression|var|image|attr/iu;

/** The allowed style of a cell from metadata; undefined if there is none. */
export function cellStyle({ style }: Column): CSSProperties | undefined {
  const entries = Object.entries(style).filter(
    ([name, value]) =>
      allowedProperties.has(name) &&
      plainValue.test(String(value)) &&
      !forbiddenParts.test(String(value)),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
