import type { ReactNode, RefObject } from 'react';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { CardState } from '../../useCardState.ts';
import type { CardIdentity } from './card-kind.ts';

/** A line about what a card is narrowed to. */
export interface FilterNote {
  label: string;
  value: string;
}

/** What a card was asked with. */
export interface CardRequest {
  /** The document of its request, as the generated hooks have it. */
  document: unknown;
  variables: Readonly<Record<string, unknown>>;
}

export interface CardFrameProps {
  card: CardIdentity;
  title: string;
  state: CardState;
  tools?: ReactNode;
  /** What it shows, as a table; none while there is nothing to show. */
  table?: DataTable | undefined;
  /** The chart in it, if there is one: for its picture as a file. */
  chart?: RefObject<ChartHandle | null>;
  /** What it is narrowed to, in words: for files and the full screen. */
  filterNotes?: readonly FilterNote[];
  /** What it was asked with; the card's own request unless it asks another. */
  query?: CardRequest;
  /** What the module behind it is opened with. */
  moduleParameters?: Readonly<Record<string, string>>;
  loading?: boolean;
  /** Without a title row: its menu stands beside the content. */
  flat?: boolean;
  /** Its full screen has a button of its own beside the menu. */
  expandable?: boolean;
  className?: string;
  children: ReactNode;
}
