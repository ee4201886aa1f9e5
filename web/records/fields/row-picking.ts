import { createContext, type ReactNode } from 'react';
import type { Row } from './column.ts';

/** A row that somebody has picked from a list. */
export interface PickedRow {
  key: string;
  name: string;
  values: Row;
}

export interface RowPickerProps {
  /** The list module that is picked from. */
  moduleCode: string;
  title: string;
  multiple: boolean;
  /** Keys of what is picked already. */
  selected: readonly string[];
  onPick: (rows: readonly PickedRow[]) => void;
  onClose: () => void;
}

/** Draws the dialog that rows are picked in. */
export type DrawRowPicker = (props: RowPickerProps) => ReactNode;

/** The dialog is kit/picker's, which draws its cells by this folder: it is handed in from above. Null: there is none. */
export const RowPickerContext = createContext<DrawRowPicker | null>(null);
