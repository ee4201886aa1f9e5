import type { IconShapes } from './icon-shape.ts';

/** The mark of the portal. No icon set can have it. Two shapes, because it has two colors. */
export const brandMark = {
  field: 'M6 0h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z',
  sign: 'M6 8h5v8H6zM13 8h5v3.5h-5zM13 12.5h5V16h-5z',
};

/** Icons that PrimeIcons does not have, drawn with lines as thick as its own. */
export const ownShapes = {
  // Where to drag a line. PrimeReact's tables use `bars` for it, which is the menu in the portal.
  grip: 'M7 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M7 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M7 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14 5.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14 18.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  // The keys of a page.
  keyboard: { lines: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8' },
  // The opposite of `arrows-h`, which widens a card: PrimeIcons has no arrows that point at each other.
  narrower: { lines: 'M2 12h8M6.5 8.5 10 12l-3.5 3.5M22 12h-8M17.5 8.5 14 12l3.5 3.5' },
  // The opposite of `arrows-v`, for the same reason.
  shorter: { lines: 'M12 2v8M8.5 6.5 12 10l3.5-3.5M12 22v-8M8.5 17.5 12 14l3.5 3.5' },
} satisfies IconShapes;
