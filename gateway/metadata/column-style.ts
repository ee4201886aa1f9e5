/** Literal colors only: names, hex digits or color functions. Not var() or url(). */
const COLOR =
  /^(?:[a-z]{3,20}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/iu;
const WHOLE = /^\d{3}$/u;

const oneOf = (...words: string[]) => {
  const known = new Set(words);
  return (value: string) => known.has(value);
};
const isColor = (value: string) => COLOR.test(value);

/**
 * Allowed CSS properties, with their CSSOM names and allowed values. None of them can move, cover
 * or load anything.
 */
const ALLOWED_PROPERTIES: ReadonlyMap<string, { name: string; fits: (value: string) => boolean }> =
  new Map([
    ['color', { name: 'color', fits: isColor }],
    ['background-color', { name: 'backgroundColor', fits: isColor }],
    ['background', { name: 'backgroundColor', fits: isColor }],
    [
      'font-weight',
      {
        name: 'fontWeight',
        fits: (value: string) => WHOLE.test(value) || oneOf('normal', 'bold')(value),
      },
    ],
    ['font-style', { name: 'fontStyle', fits: oneOf('normal', 'italic', 'oblique') }],
    [
      'text-decoration',
      { name: 'textDecoration', fits: oneOf('none', 'underline', 'line-through') },
    ],
    [
      'text-transform',
      { name: 'textTransform', fits: oneOf('none', 'uppercase', 'lowercase', 'capitalize') },
    ],
    [
      'white-space',
      { name: 'whiteSpace', fits: oneOf('normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line') },
    ],
  ]);

const MAX_LENGTH = 1000;

/**
 * The allowed declarations of a style text, by CSSOM name; others are left out. If a property is
 * repeated, the last one applies, as in CSS.
 */
export function styleOf(css: string): Record<string, string> {
  const declarations = css.slice(0, MAX_LENGTH).split(';');
  return Object.fromEntries(declarations.flatMap((text) => declarationOf(text)));
}

function declarationOf(text: string): [string, string][] {
  const [property = '', ...rest] = text.split(':');
  const value = rest.join(':').trim().toLowerCase();
  const known = ALLOWED_PROPERTIES.get(property.trim().toLowerCase());
  return known?.fits(value) === true ? [[known.name, value]] : [];
}
