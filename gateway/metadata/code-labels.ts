import { groupBy } from '../values/group-by.ts';
import type { CodeLabels, CodesOfColumn } from '../module-model/code-labels.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import type { ModuleColumn } from '../module-model/module-metadata.ts';
import { createDerivedData } from '../values/derived-data.ts';
import { codeOf } from '../values/rows.ts';
import { canonicalJson } from '../values/canonical-json.ts';
import { withTimeLimit } from '../upstream/time-limit.ts';
import { kindOf } from '../module-model/column-types.ts';
import { optionRowsOf, rowFieldsOf, rowOption } from './option-rows.ts';
import { takesConditions } from './option-search.ts';
import { optionsOfColumn, type OptionParts } from './options.ts';
import { dependenciesOf, parametersOf, withoutDependencies } from './source-parameters.ts';
import { sourceOf } from './sources.ts';

type Labels = ReadonlyMap<string, string>;

const NONE: ReadonlyMap<string, string> = new Map();

/** Labels by value. Options of cached answers are the same list in every request. */
const labelsOfOptions = createDerivedData<Labels>();
const labelsOf = (options: readonly ColumnOption[]): Labels =>
  labelsOfOptions(options, () => new Map(options.map(({ value, label }) => [value, label])));

/**
 * Labels of codes from the options of the columns, all columns at the same time. Sources that fail
 * or are slow are left out: only labels are missing.
 */
export async function offeredLabels(
  parts: OptionParts,
  asked: readonly CodesOfColumn[],
  limitMs: number,
): Promise<CodeLabels> {
  const labels = asked.map(async ({ column, codes }) => {
    if (codes.length === 0) return [column.name, NONE] as const;
    const options = optionsOfColumn(parts, column.model);
    const found =
      options instanceof Promise
        ? await withTimeLimit(options, limitMs, 'option').catch(() => null)
        : options;
    return [column.name, found === null ? NONE : labelsOf(found)] as const;
  });
  return new Map(await Promise.all(labels));
}

/**
 * Labels of codes that the options do not contain: one call per source, shared by columns, with the
 * codes as condition. Sources without conditions are not called.
 */
export async function searchedLabels(
  { retail }: OptionParts,
  asked: readonly CodesOfColumn[],
  limitMs: number,
): Promise<CodeLabels> {
  const askable = asked.filter(({ column, codes }) => codes.length > 0 && takesCodes(column));
  const sources = groupBy(askable, ({ column }) => sourceKey(column));
  const found = [...sources.values()].map(async (sharing) => {
    const [first] = sharing;
    if (first === undefined) return [];
    const codes = [...new Set(sharing.flatMap((each) => each.codes))];
    const path = codeOf(first.column.model.row.columnrest);
    const data = await retail
      .callPath('option', path, questionOf(first.column, codes), { timeoutMs: limitMs })
      .catch(() => null);
    const labels = labelsIn(data, first.column);
    return sharing.map(({ column }) => [column.name, labels] as const);
  });
  return new Map((await Promise.all(found)).flat());
}

function takesCodes({ model }: ModuleColumn): boolean {
  const { isChosen } = kindOf(model.row.columntype);
  return (
    isChosen && sourceOf(model.row) === 'address' && takesConditions(codeOf(model.row.columnrest))
  );
}

function sourceKey({ model }: ModuleColumn): string {
  const { value, label } = rowFieldsOf(model);
  return canonicalJson([model.row.columnrest, ownParameters(model), value, label]);
}

/**
 * The parameters without those that depend on the form, because the label of a stored code does not
 * depend on the other fields of its row.
 */
function ownParameters(model: ModuleColumn['model']): object {
  return withoutDependencies(parametersOf(model), new Set(dependenciesOf(model)));
}

function questionOf({ model }: ModuleColumn, codes: readonly string[]): object {
  const { condition, ...rest } = ownParameters(model) as { condition?: unknown };
  const own: unknown[] = Array.isArray(condition) ? condition : [];
  const asked = { field: rowFieldsOf(model).value, operation: 'in', value: codes };
  return { ...rest, pageNo: 1, pageSize: codes.length, condition: [...own, asked] };
}

function labelsIn(data: unknown, { model }: ModuleColumn): ReadonlyMap<string, string> {
  try {
    const options = optionRowsOf(data).map((row) => rowOption(row, rowFieldsOf(model)));
    return new Map(
      options
        .filter(({ value, label }) => value !== '' && label !== value)
        .map(({ value, label }) => [value, label]),
    );
  } catch {
    return NONE;
  }
}
