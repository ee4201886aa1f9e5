/** Colours that are written out: a name, digits, or the digits of a colour space. What stands for something else (var, url) is none. */
const COLOUR =
  /^(?:[a-z]{3,20}|#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/iu;
const WHOLE = /^\d{3}$/u;

const oneOf = (...words: string[]) => {
  const known = new Set(words);
  return (value: string) => known.has(value);
};
const isColour = (value: string) => COLOUR.test(value);

/** What cells may be given, by the name in CSS: where it goes in CSSOM, and what it may be. None of it moves, covers or loads anything. */
const HARMLESS: ReadonlyMap<string, { name: string; fits: (value: string) => boolean }> = new Map([
  ['color', { name: 'color', fits: isColour }],
  ['background-color', { name: 'backgroundColor', fits: isColour }],
  ['background', { name: 'backgroundColor', fits: isColour }],
  [
    'font-weight',
    {
      name: 'fontWeight',
      fits: (value: string) => WHOLE.test(value) || oneOf('normal', 'bold')(value),
    },
  ],
  ['font-style', { name: 'fontStyle', fits: oneOf('normal', 'italic', 'oblique') }],
  ['text-decoration', { name: 'textDecoration', fits: oneOf('none', 'underline', 'line-through') }],
  [
    'text-transform',
    { name: 'textTransform', fits: oneOf('none', 'uppercase', 'lowercase', 'capitalize') },
  ],
  [
    'white-space',
    { name: 'whiteSpace', fits: oneOf('normal', 'nowrap', 'pre', 'pre-wrap', 'pre-line') },
  ],
]);

const LONGEST = 1000;

/** The harmless ones of some declarations, by their names in CSSOM; the rest is left out. Of two of a name the last counts, as in CSS. */
export function styleOf(css: string): Record<string, string> {
  const declarations = css.slice(0, LONGEST).split(';');
  return Object.fromEntries(declarations.flatMap((text) => declarationOf(text)));
}

function declarationOf(text: string): [string, string][] {
  const [property = '', ...rest] = text.split(':');
  const value = rest.join(':').trim().toLowerCase();
  const known = HARMLESS.get(property.trim().toLowerCase());
  return known?.fits(value) === true ? [[known.name, value]] : [];
}
