interface Logo {
  colour: string;
  /** The paths of the logo on a 48 × 48 square, drawn in white. */
  path: string;
}

/** By application; odd ones have no logo. */
export const APPLICATION_LOGOS: Readonly<Record<string, Logo>> = {
  OPS: { colour: '#1d72d2', path: 'M10 21 13 12h22l3 9M12 22v14h24V22M20 36v-8h8v8' },
  PUR: { colour: '#0f766e', path: 'M9 13h5l4 17h17l4-12H16M20 36h.1M32 36h.1' },
  PRM: {
    colour: '#b4436c',
    path: 'M24 10 28 19l10 1-7.5 6.5L33 37l-9-5.5L15 37l2.5-10.5L10 20l10-1z',
  },
  SUP: { colour: '#7a5cc8', path: 'M9 15h18v18H9zM27 21h7l5 6v6H27M16 36h.1M32 36h.1' },
  FIN: {
    colour: '#8a6510',
    path: 'M24 10a14 14 0 1 0 .1 0M18 17l6 7 6-7M24 24v10M18 26h12M18 30h12',
  },
  RPT: { colour: '#2b6f3a', path: 'M12 36V24M20 36V14M28 36V20M36 36V28M9 38h30' },
  SYS: {
    colour: '#4b5868',
    path: 'M24 18a6 6 0 1 0 .1 0M24 9v5M24 34v5M9 24h5M34 24h5M13.5 13.5l3.5 3.5M31 31l3.5 3.5M34.5 13.5 31 17M17 31l-3.5 3.5',
  },
  SCM: {
    colour: '#1b6f8f',
    path: 'M15 24a6 6 0 1 0 .1 0M33 24a6 6 0 1 0 .1 0M24 9a6 6 0 1 0 .1 0',
  },
  SET: { colour: '#94482a', path: 'M14 10h20v28l-5-3-5 3-5-3-5 3zM19 18h10M19 24h10' },
};

export function logoSvg({ colour, path }: Logo): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 48 48">',
    `<rect width="48" height="48" rx="11" fill="${colour}"/>`,
    `<path d="${path}" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
