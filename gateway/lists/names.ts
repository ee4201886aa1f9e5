import type { CodeLabelLookup, CodeLabels } from '../module-model/code-labels.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { once } from '../async/once.ts';
import { codeOf } from '../values/rows.ts';

type Texts = Readonly<Record<string, string>>;

/** What the codes in the rows of a page are called. */
export interface PageNames {
  labelsOf(row: ListRowModel): Promise<Texts>;
  textsOf(row: ListRowModel): Promise<Texts>;
}

/** Several codes in one field. */
const MANY = 'CHECKBOX_GROUP';
const BETWEEN = ', ';

/**
 * Asked once for the whole page: what the row itself says beside the code, then what the options tell, then, for the codes that are left, the
 * sources, one call each.
 */
export function namesOfPage(rows: readonly ListRowModel[], options: CodeLabelLookup): PageNames {
  const columns = (rows[0]?.module.columns ?? []).filter(
    ({ type, isHidden }) => CHOSEN.has(type) && !isHidden,
  );
  const asked = (known: CodeLabels) =>
    columns.map((column) => ({
      column,
      codes: [
        ...new Set(
          rows
            .filter((row) => besideIn(row, column) === null)
            .flatMap((row) => codesIn(row, column)),
        ),
      ].filter((code) => known.get(column.name)?.has(code) !== true),
    }));
  const offered = once(() => options.offeredLabels(asked(new Map())));
  const searched = once(async () => options.searchedLabels(asked(await offered())));
  const read = (row: ListRowModel, labels: readonly CodeLabels[]) => textsIn(row, columns, labels);
  return {
    labelsOf: async (row) => read(row, [await searched()]),
    textsOf: async (row) => read(row, await Promise.all([searched(), offered()])),
  };
}

const CHOSEN: ReadonlySet<ModuleColumn['type']> = new Set<ModuleColumn['type']>([
  'SELECT',
  'SELECT_TEXT',
  'SELECT_REST',
  'SELECT_LOOK_UP',
  'SELECT_REMOTE',
  'SELECT_DY',
  'RADIO',
  'TAG',
  'CHECKBOX_GROUP',
]);

function textsIn(
  row: ListRowModel,
  columns: readonly ModuleColumn[],
  labels: readonly CodeLabels[],
): Texts {
  const texts = columns.flatMap((column): [string, string][] => {
    const beside = besideIn(row, column);
    if (beside !== null) return [[column.name, beside]];
    const codes = codesIn(row, column);
    const found = codes.map((code) =>
      labels.map((each) => each.get(column.name)?.get(code)).find((label) => label !== undefined),
    );
    if (found.every((label) => label === undefined)) return [];
    return [[column.name, found.map((label, at) => label ?? codes[at] ?? '').join(BETWEEN)]];
  });
  return Object.fromEntries(texts);
}

/** What another field of the row calls the code: the one that choosing here fills in with the label, or the one named alike. */
function besideIn({ values }: ListRowModel, column: ModuleColumn): string | null {
  return column.nameBeside === null ? null : codeOf(values[column.nameBeside]) || null;
}

function codesIn({ values }: ListRowModel, { name, type }: ModuleColumn): string[] {
  const value = values[name];
  const text = typeof value === 'boolean' ? String(value) : codeOf(value);
  return (type === MANY ? text.split(',').map((code) => code.trim()) : [text]).filter(
    (code) => code !== '',
  );
}
