const hexColour = /^#[0-9a-f]{6}$/iu;

/** The background of a card in the light and the dark scheme. */
const backgrounds = { light: '#ffffff', dark: '#131b2a' } as const;

/** Minimum contrast of a graphic with a meaning (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

/**
 * The icon color from the services as CSS properties for each scheme in which it has enough
 * contrast. For other schemes the style sheet sets the default color.
 */
export function iconColours(
  colour: string | null,
): Record<`--icon-${keyof typeof backgrounds}`, string> | undefined {
  if (colour === null || !hexColour.test(colour)) return undefined;
  const visibleIn = (Object.keys(backgrounds) as (keyof typeof backgrounds)[]).filter(
    (scheme) => contrast(colour, backgrounds[scheme]) >= MIN_CONTRAST,
  );
  return Object.fromEntries(visibleIn.map((scheme) => [`--icon-${scheme}`, colour])) as ReturnType<
    typeof iconColours
  >;
}

/** The contrast ratio of two colors, as defined by WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
