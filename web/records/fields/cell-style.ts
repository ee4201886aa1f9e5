import type { CSSProperties } from 'react';
import type { Column } from './column.ts';

/**
 * What metadata may say about the looks of a cell. The gateway lets the same through; what an address, an expression or a position could hide
 * in never reaches the page, whoever has sent it.
 */
const harmless: ReadonlySet<string> = new Set([
  'color',
  'backgroundColor',
  'fontWeight',
  'fontStyle',
  'textDecoration',
  'textTransform',
  'whiteSpace',
]);
const plainValue = /^[#\w\s.%,()-]{1,64}$/u;
const addresses = /url|expression|var|image|attr/iu;

export function cellStyle({ style }: Column): CSSProperties | undefined {
  const entries = Object.entries(style).filter(
    ([name, value]) =>
      harmless.has(name) && plainValue.test(String(value)) && !addresses.test(String(value)),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
