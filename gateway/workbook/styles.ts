/** Maximum decimals of a number style. */
export const MAX_DECIMALS = 6;

const DAY = 'yyyy\\-mm\\-dd';
const MOMENT = 'yyyy\\-mm\\-dd\\ hh:mm:ss';
const FIRST_FORMAT = 164;

type Fill = 'none' | 'head' | 'bad';

interface Style {
  format: string | null;
  font?: 'bold' | 'problem';
  fill?: Fill;
  /** Always shown as text: a value typed over it never becomes a formula. */
  quoted?: boolean;
  wrapped?: boolean;
}

const decimals = (places: number) => (places === 0 ? '0' : `0.${'0'.repeat(places)}`);
const numbers = Array.from(
  { length: MAX_DECIMALS + 1 },
  (_, places) => [`number${places}`, { format: decimals(places) }] as const,
);

/** All cell styles by name. */
const STYLES = {
  plain: { format: null },
  text: { format: '@' },
  quoted: { format: '@', quoted: true },
  day: { format: DAY },
  moment: { format: MOMENT },
  head: { format: '@', font: 'bold', fill: 'head' },
  bad: { format: '@', fill: 'bad', quoted: true },
  problem: { format: '@', font: 'problem', wrapped: true },
  ...(Object.fromEntries(numbers) as Record<`number${number}`, Style>),
} satisfies Record<string, Style>;

export type StyleName = keyof typeof STYLES | `number${number}`;

const names = Object.keys(STYLES);
const indexes = new Map(names.map((name, index) => [name, index]));

/** The index of a style, for the `s` attribute of a cell. */
export function styleIndex(name: StyleName): number {
  return indexes.get(name) ?? 0;
}

const FONTS = [
  '<font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><color rgb="FFB3261E"/><sz val="11"/><name val="Calibri"/></font>',
];
const FILLS: readonly Fill[] = ['none', 'head', 'bad'];
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/></patternFill></fill>`;

/** xl/styles.xml of the generated workbooks. */
export function stylesXml(): string {
  const styles: Style[] = Object.values(STYLES);
  const formats = [
    ...new Set(
      styles.map(({ format }) => format).filter((format) => format !== null && format !== '@'),
    ),
  ];
  const idOf = (format: string | null) =>
    format === null ? 0 : format === '@' ? 49 : FIRST_FORMAT + formats.indexOf(format);
  const xfs = styles.map(({ format, font, fill = 'none', quoted, wrapped }) => {
    const fontId = font === 'bold' ? 1 : font === 'problem' ? 2 : 0;
    // The format reserves the first two fills.
    const fillId = fill === 'none' ? 0 : 1 + FILLS.indexOf(fill);
    const open = `<xf numFmtId="${idOf(format)}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"`;
    const quote = quoted ? ' quotePrefix="1"' : '';
    return wrapped
      ? `${open}${quote} applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>`
      : `${open}${quote}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${formats.length}">`,
    ...formats.map(
      (format, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${format}"/>`,
    ),
    `</numFmts><fonts count="${FONTS.length}">${FONTS.join('')}</fonts>`,
    '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
    `${solid('FFE8EEFC')}${solid('FFFCE4E4')}</fills>`,
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}
