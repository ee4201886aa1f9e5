import { createContext, type ReactNode } from 'react';
import type { Row } from './column.ts';

/** A row picked from a list. */
export interface PickedRow {
  key: string;
  name: string;
  values: Row;
}

export interface RowPickerProps {
  /** The list module to pick from. */
  moduleCode: string;
  title: string;
  multiple: boolean;
  /** Keys of the rows that are selected at the start. */
  selected: readonly string[];
  onPick: (rows: readonly PickedRow[]) => void;
  onClose: () => void;
}

/** Renders the dialog for picking rows. */
export type RenderRowPicker = (props: RowPickerProps) => ReactNode;

/**
 * Provides the dialog of records/pickers, which itself imports this folder; the context avoids the
 * circular import. Null: no dialog is available.
 */
export const RowPickerContext = createContext<RenderRowPicker | null>(null);
