import { codeOf } from '../values/rows.ts';

const COLOUR = /^#[0-9a-f]{6}$/iu;

/** A colour of the services as #rrggbb; null for anything else, because it ends up in attributes of a page. */
export function colourOf(value: unknown): string | null {
  const text = codeOf(value);
  return COLOUR.test(text) ? text.toLowerCase() : null;
}
