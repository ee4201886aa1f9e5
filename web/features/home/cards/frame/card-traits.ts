import type { FilterName } from '../../filters/sales-filter.ts';
import type { Size } from '../../layout/editor/arrange.ts';

export type Sketch = 'figure' | 'line' | 'list' | 'ring' | 'bars' | 'tiles' | 'text';

/** How a kind of card is drawn in the layout editor, the smallest size in cells at which it can be read, and its least height on the page in rem. */
export interface LayoutTraits {
  icon: string;
  sketch: Sketch;
  least: Size;
  high: number;
}

/** What the page needs to know about a kind of card, apart from how it is drawn. */
export interface CardTraits {
  layout: LayoutTraits;
  /** The filters that it has controls for. It brings them to the filter bar of its page, and follows them. */
  offers?: readonly FilterName[];
  /** The filters of the page that it follows without controls of its own. */
  follows?: readonly FilterName[];
  /** Shows no sales figures: that the filters do not apply goes without saying and is stated in its notes only. */
  withoutSales?: boolean;
  /** Its content is a few figures: they are enlarged on the full screen. */
  isSmall?: boolean;
}

export const layoutTraits = (
  icon: string,
  sketch: Sketch,
  width: number,
  height: number,
  high: number,
): LayoutTraits => ({
  icon,
  sketch,
  least: { width, height },
  high,
});

/** The filters of the page that a card of this kind follows. */
export const followedFilters = ({ offers, follows }: CardTraits): readonly FilterName[] =>
  offers ?? follows ?? [];
