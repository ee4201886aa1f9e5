/**
 * A shape on a grid of 24 × 24: the data of one path, which is filled. Where it overlaps itself, most
 * shapes are filled as well (`nonzero`); `evenOdd` shapes are not. `lines` are drawn with a stroke.
 */
export type IconShape = string | { evenOdd: string } | { lines: string };

export type IconShapes = Readonly<Record<string, IconShape>>;

/** Shapes by the name that PrimeIcons gives them, and the portal's own words for some of these names. */
export interface IconSet {
  shapes: IconShapes;
  names: Readonly<Record<string, string>>;
}
