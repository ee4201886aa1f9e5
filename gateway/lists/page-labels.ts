import type { CodeLabelLookup, CodeLabels } from '../module-model/code-labels.ts';
import { kindOfType } from '../module-model/column-types.ts';
import type { ListRowModel } from '../module-model/list-module.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { once } from '../async/once.ts';
import { codeOf } from '../values/rows.ts';

type Texts = Readonly<Record<string, string>>;

/** Labels of the codes in the rows of a page. */
export interface PageNames {
  /** A promise only until the labels of the page are loaded. */
  labelsOf(row: ListRowModel): Texts | Promise<Texts>;
  textsOf(row: ListRowModel): Promise<Texts>;
}

/** Type of columns with several codes in one field. */
const SEVERAL_CODES = 'CHECKBOX_GROUP';
const SEPARATOR = ', ';

/**
 * Loads labels once for the whole page: from other fields of the row, then from the options of the
 * columns, then, for the remaining codes, with one call per source.
 */
export function namesOfPage(rows: readonly ListRowModel[], options: CodeLabelLookup): PageNames {
  const columns = (rows[0]?.module.columns ?? []).filter(
    ({ type, isHidden }) => kindOfType(type).isChosen && !isHidden,
  );
  const asked = (known: CodeLabels) =>
    columns.map((column) => ({
      column,
      codes: [
        ...new Set(
          rows
            .filter((row) => labelInRow(row, column) === null)
            .flatMap((row) => codesIn(row, column)),
        ),
      ].filter((code) => known.get(column.name)?.has(code) !== true),
    }));
  const offered = once(() => options.offeredLabels(asked(new Map())));
  let loaded: CodeLabels | undefined;
  const searched = once(async () => {
    loaded = await options.searchedLabels(asked(await offered()));
    return loaded;
  });
  const read = (row: ListRowModel, labels: readonly CodeLabels[]) => textsIn(row, columns, labels);
  return {
    labelsOf: (row) =>
      loaded === undefined ? searched().then((labels) => read(row, [labels])) : read(row, [loaded]),
    textsOf: async (row) => read(row, await Promise.all([searched(), offered()])),
  };
}

function textsIn(
  row: ListRowModel,
  columns: readonly ModuleColumn[],
  labels: readonly CodeLabels[],
): Texts {
  const texts = columns.flatMap((column): [string, string][] => {
    const beside = labelInRow(row, column);
    if (beside !== null) return [[column.name, beside]];
    const codes = codesIn(row, column);
    const found = codes.map((code) =>
      labels.map((each) => each.get(column.name)?.get(code)).find((label) => label !== undefined),
    );
    if (found.every((label) => label === undefined)) return [];
    return [
      [column.name, found.map((label, index) => label ?? codes[index] ?? '').join(SEPARATOR)],
    ];
  });
  return Object.fromEntries(texts);
}

/** The label of a code from another field of the same row, or null. */
function labelInRow({ values }: ListRowModel, column: ModuleColumn): string | null {
  return column.labelField === null ? null : codeOf(values[column.labelField]) || null;
}

function codesIn({ values }: ListRowModel, { name, type }: ModuleColumn): string[] {
  const value = values[name];
  const text = typeof value === 'boolean' ? String(value) : codeOf(value);
  return (type === SEVERAL_CODES ? text.split(',').map((code) => code.trim()) : [text]).filter(
    (code) => code !== '',
  );
}
