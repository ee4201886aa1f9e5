import { useCallback, useMemo } from 'react';
import { type TabView, useTab } from '../workbench/TabContext.tsx';
import type { ViewDefinition } from './define-view.ts';
import type { Parameters } from './view-field.ts';

/** Changes parts of a view; `undoable` makes a step that Back undoes. */
export type ChangeViewOf<View> = (change: Partial<View>, options?: { undoable?: boolean }) => void;

const noParameters: Parameters = {};

/**
 * The view of a screen in the address of its tab, and a function that changes parts of it. The view
 * keeps its identity until one of its own values changes, so that effects and lists do not restart.
 */
export function useView<View extends object>(
  definition: ViewDefinition<View>,
  parameters: Parameters = noParameters,
): { view: View; change: ChangeViewOf<View> } {
  const { view: address, setView } = useTab();
  const entries = JSON.stringify(definition.entriesOf(address));
  const view = useMemo(
    () => definition.read(JSON.parse(entries) as TabView, parameters),
    [definition, entries, parameters],
  );
  const change = useCallback<ChangeViewOf<View>>(
    (part, options) => setView((before) => definition.change(before, part, parameters), options),
    [definition, setView, parameters],
  );
  return { view, change };
}
