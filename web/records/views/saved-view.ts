import type { TabView } from '../../platform/workbench/TabContext.tsx';
import { arrangeColumns, type ArrangedColumn, sameColumns } from './arrange-columns.ts';
import type { ListViews_ViewFragment } from './ListViews.gen.ts';

/** A saved view. */
export interface SavedView {
  id: string;
  name: string;
  isShared: boolean;
  isOwn: boolean;
  owner: { name: string };
  parameters: TabView;
  columns: readonly ArrangedColumn[] | null;
  version: number;
}

/** What is shown: URL parameters, and columns if they can be arranged. */
export interface AppliedView {
  parameters: TabView;
  columns: readonly ArrangedColumn[] | null;
}

/** The URL parameter with the id of the applied view. */
export const VIEW_PARAMETER = 'view';
/** URL parameters that describe only the moment: the current page, the open row and so on. */
const transientParameters: ReadonlySet<string> = new Set([
  VIEW_PARAMETER,
  'page',
  'open',
  'task',
  'row',
  'add',
]);

/** The URL parameters to store in a view. */
export function storableParameters(parameters: TabView): TabView {
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !transientParameters.has(name)),
  );
}

/** Converts a view of the schema; parameters that are not texts are dropped. */
export function toSavedView({ parameters, ...view }: ListViews_ViewFragment): SavedView {
  const texts = Object.entries(parameters).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return { ...view, parameters: Object.fromEntries(texts) };
}

/** The URL parameters and columns that apply a view, including its id. */
export function toAppliedView({
  id,
  parameters,
  columns,
}: Pick<SavedView, 'id' | 'parameters' | 'columns'>): AppliedView {
  return { parameters: { ...parameters, [VIEW_PARAMETER]: id }, columns };
}

/**
 * Whether the list differs from the saved view. Columns added or removed by the list itself do not
 * count.
 */
export function isChanged(view: SavedView, { parameters, columns }: AppliedView): boolean {
  if (
    JSON.stringify(sorted(storableParameters(parameters))) !==
    JSON.stringify(sorted(view.parameters))
  )
    return true;
  if (columns === null || columns.length === 0 || view.columns === null) return false;
  return !sameColumns(arrangeColumns(columns, view.columns), columns);
}

function sorted(parameters: TabView): readonly [string, string][] {
  return Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
}
