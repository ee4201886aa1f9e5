import type { FilterName } from '../../filters/sales-filter.ts';
import type { Size } from '../../layout/editor/arrange.ts';

export type Sketch = 'figure' | 'line' | 'list' | 'ring' | 'bars' | 'tiles' | 'text';

/**
 * How the layout editor shows a kind of card: its icon and sketch, its minimum size in cells and
 * its minimum height on the page in rem.
 */
export interface LayoutTraits {
  icon: string;
  sketch: Sketch;
  minSize: Size;
  minHeightRem: number;
}

/** What the page must know about a kind of card besides its components. */
export interface CardTraits {
  layout: LayoutTraits;
  /**
   * The filters that the card has controls for. They appear in the filter bar of the page, and the
   * card follows them.
   */
  offers?: readonly FilterName[];
  /** The filters of the page that the card follows without having controls for them. */
  follows?: readonly FilterName[];
  /**
   * The card shows no sales figures. That filters do not apply is then mentioned in its definition
   * only.
   */
  withoutSales?: boolean;
  /** The content is a few figures, which are enlarged in the full screen. */
  isSmall?: boolean;
}

export const layoutTraits = (
  icon: string,
  sketch: Sketch,
  width: number,
  height: number,
  minHeightRem: number,
): LayoutTraits => ({
  icon,
  sketch,
  minSize: { width, height },
  minHeightRem,
});

/** The filters of the page that a card of this kind follows. */
export const followedFilters = ({ offers, follows }: CardTraits): readonly FilterName[] =>
  offers ?? follows ?? [];
