import type { Size } from './arrange.ts';

/** How a kind of card is drawn in the editor, and the least size at which it can be read. */
export interface LayoutKind {
  icon: string;
  sketch: Sketch;
  least: Size;
}

export type Sketch = 'figure' | 'line' | 'list' | 'ring' | 'bars' | 'tiles' | 'text';

const kind = (icon: string, sketch: Sketch, width: number, height = 1): LayoutKind => ({
  icon,
  sketch,
  least: { width, height },
});

/** By the type of the schema; a new kind is one line. */
const kinds: Readonly<Record<string, LayoutKind>> = {
  KpiCard: kind('chart', 'figure', 3),
  CircleCard: kind('users', 'ring', 2),
  CountCard: kind('tag', 'figure', 2),
  IconCard: kind('star', 'figure', 2),
  SalesLineCard: kind('chart', 'line', 4, 2),
  StoreRankingCard: kind('store', 'list', 3, 2),
  ChannelPieCard: kind('chart', 'ring', 3, 2),
  ChannelBarCard: kind('chart', 'bars', 3, 2),
  TopProductCard: kind('chart', 'bars', 5, 2),
  ProgressCard: kind('sliders', 'bars', 3, 2),
  TodoCard: kind('todo', 'tiles', 4),
  FastAppCard: kind('grid', 'tiles', 4),
  CardGroupCard: kind('grid', 'tiles', 3),
  MessageCard: kind('bell', 'text', 3),
  AnnouncementCard: kind('bell', 'text', 3),
  MustSeeCard: kind('eye', 'text', 3),
};

const unknown = kind('file', 'text', 2);

export const layoutKindOf = (typename: string): LayoutKind => kinds[typename] ?? unknown;
