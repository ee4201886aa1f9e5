const hexColour = /^#[0-9a-f]{6}$/iu;

/** What icons stand on: cards in the light and in the dark scheme. */
const backgrounds = { light: '#ffffff', dark: '#131b2a' } as const;

/** As much contrast as a mark needs that says something. */
const MIN_CONTRAST = 3;

/**
 * The colour that the services chose for an icon, as style properties by scheme: only where it can be seen on a card of that scheme. The style
 * sheet has the usual colour for the others.
 */
export function iconColours(
  colour: string | null,
): Record<`--icon-${keyof typeof backgrounds}`, string> | undefined {
  if (colour === null || !hexColour.test(colour)) return undefined;
  const seen = (Object.keys(backgrounds) as (keyof typeof backgrounds)[]).filter(
    (scheme) => contrast(colour, backgrounds[scheme]) >= MIN_CONTRAST,
  );
  return Object.fromEntries(seen.map((scheme) => [`--icon-${scheme}`, colour])) as ReturnType<
    typeof iconColours
  >;
}

/** By the formula of WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
