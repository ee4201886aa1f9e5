import { fitToGrid, type PositionedCard, type Position } from './editor/grid.ts';
import type { CarriedLayout } from './editor/useLayoutStorage.ts';

/**
 * Parses the unsaved layout that the settings dialog hands to the editor in the state of a history
 * entry. The browser keeps that state across reloads and releases, so each part is validated. Null
 * if there is no valid layout.
 */
export function parseCarriedLayout(state: unknown): CarriedLayout | null {
  if (!isRecord(state) || !Array.isArray(state.layout) || !isCount(state.version)) return null;
  const layout = state.layout.flatMap((card: unknown): PositionedCard[] =>
    isRecord(card) && typeof card.code === 'string' && isPosition(card.position)
      ? [{ code: card.code, position: fitToGrid(card.position) }]
      : [],
  );
  return layout.length === 0 ? null : { layout, version: state.version };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isPosition = (value: unknown): value is Position =>
  isRecord(value) &&
  isCount(value.row) &&
  isCount(value.column) &&
  isCount(value.width) &&
  isCount(value.height);
