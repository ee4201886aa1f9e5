import type { SignedIn } from '../../request/context.ts';
import { GatewayError } from '../../errors/errors.ts';
import { mapConcurrently } from '../../async/map-concurrently.ts';
import type { ListModuleModel } from '../../module-model/list-module.ts';
import type { ModuleColumn } from '../../module-model/module-metadata.ts';
import type { CodeLabel, WordedColumn } from '../job.ts';
import type { Choice, ImportColumn } from '../thread/import-column.ts';

/** As many as come with a column: of more than these not all are known. */
const MOST_CHOICES = 200;
const SOURCES_AT_ONCE = 4;

/** The module, if rows may be imported into it. */
export async function importableModule(
  { loaders }: SignedIn,
  moduleCode: string,
): Promise<ListModuleModel> {
  const module = await loaders.listModules.load(moduleCode);
  if (module?.operations.has('IMPORT') !== true || module.config.paths.import === null)
    throw new GatewayError('FORBIDDEN');
  return module;
}

/** The columns that somebody could fill in by the form, with the heads that he reads and what may be chosen in them. */
export async function importColumns(
  { loaders }: SignedIn,
  module: ListModuleModel,
  words: readonly WordedColumn[],
): Promise<ImportColumn[]> {
  const worded = new Map(words.map((column) => [column.name, column]));
  const filled = module.columns.filter(({ isHidden, isEditable }) => !isHidden && isEditable);
  return mapConcurrently(SOURCES_AT_ONCE, filled, async (column) => {
    // A dead source costs the names of its codes: the codes themselves are still taken.
    const options = await loaders.options.offered(column.model).catch(() => null);
    const own = worded.get(column.name);
    const choices = options && choicesOf(options, own?.labels ?? []);
    const head = own?.title ?? column.title;
    return { ...column, title: column.title, head, offered: offeredIn(column, choices), choices };
  });
}

function choicesOf(options: readonly CodeLabel[], labels: readonly CodeLabel[]): Choice[] {
  const read = new Map(labels.map(({ value, label }) => [value, label]));
  return options.map(({ value, label }) => {
    const own = read.get(value) ?? label;
    return { value, label: own, servicesLabel: own === label ? null : label };
  });
}

/** What is told in full binds; what depends on another field, or goes on beyond what was told, is the services' to judge. */
function offeredIn(
  { type, offered }: ModuleColumn,
  choices: readonly Choice[] | null,
): ModuleColumn['offered'] {
  const isWhole =
    choices !== null &&
    choices.length > 0 &&
    choices.length < MOST_CHOICES &&
    type !== 'SELECT_DY' &&
    type !== 'SELECT_TEXT';
  return isWhole ? new Set(choices.map(({ value }) => value)) : offered;
}
