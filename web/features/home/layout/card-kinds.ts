import type { Size } from './editor/arrange.ts';

/** How a kind of card is drawn in the editor, the least size at which it can be read, and how high it is on the page at least, in rem. */
export interface LayoutKind {
  icon: string;
  sketch: Sketch;
  least: Size;
  high: number;
}

export type Sketch = 'figure' | 'line' | 'list' | 'ring' | 'bars' | 'tiles' | 'text';

const kind = (icon: string, sketch: Sketch, width: number, height: number, high: number): LayoutKind => ({
  icon,
  sketch,
  least: { width, height },
  high,
});

/** By the type of the schema; a new kind is one line. */
const kinds: Readonly<Record<string, LayoutKind>> = {
  KpiCard: kind('chart', 'figure', 3, 1, 14.5),
  CircleCard: kind('users', 'ring', 2, 1, 19),
  CountCard: kind('tag', 'figure', 2, 1, 9),
  IconCard: kind('star', 'figure', 2, 1, 9),
  SalesLineCard: kind('chart', 'line', 4, 2, 25),
  StoreRankingCard: kind('store', 'list', 3, 2, 25),
  ChannelPieCard: kind('chart', 'ring', 3, 2, 30),
  ChannelBarCard: kind('chart', 'bars', 3, 2, 37),
  TopProductCard: kind('chart', 'bars', 5, 2, 36),
  ProgressCard: kind('sliders', 'bars', 3, 2, 22.5),
  TodoCard: kind('todo', 'tiles', 4, 1, 4.5),
  FastAppCard: kind('grid', 'tiles', 4, 1, 9.5),
  CardGroupCard: kind('grid', 'tiles', 3, 1, 14),
  MessageCard: kind('bell', 'text', 3, 1, 14),
  AnnouncementCard: kind('bell', 'text', 3, 1, 10),
  MustSeeCard: kind('eye', 'text', 3, 1, 12),
};

const unknown = kind('file', 'text', 2, 1, 9);

export const layoutKindOf = (typename: string): LayoutKind => kinds[typename] ?? unknown;
