import { codeOf } from '../values/rows.ts';

const COLOUR_FORMAT = /^#[0-9a-f]{6}$/iu;

/**
 * A color of the services as `#rrggbb`; null for anything else, because it is written into
 * attributes of the page.
 */
export function colourOf(value: unknown): string | null {
  const text = codeOf(value);
  return COLOUR_FORMAT.test(text) ? text.toLowerCase() : null;
}
