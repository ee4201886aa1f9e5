import type { TabView } from '../../platform/workbench/TabContext.tsx';
import { arrangeColumns, type ArrangedColumn, sameColumns } from './arrange-columns.ts';
import type { ListViews_ViewFragment } from './ListViews.gen.ts';

/** A view as it was saved. */
export interface SavedView {
  id: string;
  name: string;
  isShared: boolean;
  isOwn: boolean;
  ownerName: string;
  parameters: TabView;
  columns: readonly ArrangedColumn[] | null;
  version: number;
}

/** What is shown: the parameters of an address, and columns where the list has some to arrange. */
export interface AppliedView {
  parameters: TabView;
  columns: readonly ArrangedColumn[] | null;
}

/** The parameter that names the applied view. */
export const viewParameter = 'view';
/** What an address holds of a moment: where somebody is in the rows, and what lies open. */
const momentary: ReadonlySet<string> = new Set([
  viewParameter,
  'page',
  'open',
  'task',
  'row',
  'add',
]);

/** What of an address is worth saving. */
export function lastingParameters(parameters: TabView): TabView {
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !momentary.has(name)));
}

export function savedView({ parameters, ...view }: ListViews_ViewFragment): SavedView {
  const texts = Object.entries(parameters).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { ...view, parameters: Object.fromEntries(texts) };
}

/** How a view is shown: its address says which one it is. */
export function applied({
  id,
  parameters,
  columns,
}: Pick<SavedView, 'id' | 'parameters' | 'columns'>): AppliedView {
  return { parameters: { ...parameters, [viewParameter]: id }, columns };
}

/** Whether something else is shown than was saved. Columns that have come or gone since are nobody's change. */
export function isChanged(view: SavedView, { parameters, columns }: AppliedView): boolean {
  if (
    JSON.stringify(sorted(lastingParameters(parameters))) !==
    JSON.stringify(sorted(view.parameters))
  )
    return true;
  if (columns === null || columns.length === 0 || view.columns === null) return false;
  return !sameColumns(arrangeColumns(columns, view.columns), columns);
}

function sorted(parameters: TabView): readonly [string, string][] {
  return Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
}
