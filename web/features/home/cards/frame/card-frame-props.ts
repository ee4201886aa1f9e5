import type { ReactNode, RefObject } from 'react';
import type { ChartHandle } from '../../../../design/charts/chart-handle.ts';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import type { CardState } from '../../useCardState.ts';
import type { CardIdentity } from './card-kind.ts';

/** One filter of a card, as text. */
export interface FilterNote {
  label: string;
  value: string;
}

/** The request that loaded the data of a card. */
export interface CardRequest {
  /** The document of the request, as generated. */
  document: unknown;
  variables: Readonly<Record<string, unknown>>;
}

export interface CardFrameProps {
  card: CardIdentity;
  title: string;
  state: CardState;
  tools?: ReactNode;
  /** The content as a table. Undefined while there is none. */
  table?: DataTable | undefined;
  /** The chart, if there is one, to export it as a picture. */
  chart?: RefObject<ChartHandle | null>;
  /** The filters of the card as text, for exported files and the full screen. */
  filterNotes?: readonly FilterNote[];
  /** The request that loaded the data. Default: the `Card` query of the page. */
  query?: CardRequest;
  /** The parameters with which the module of the card is opened. */
  moduleParameters?: Readonly<Record<string, string>>;
  loading?: boolean;
  /** No title row: the menu is beside the content. */
  flat?: boolean;
  /** Shows a button for the full screen beside the menu. */
  expandable?: boolean;
  className?: string;
  children: ReactNode;
}
