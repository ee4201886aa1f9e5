import type { SignedIn } from '../../request/context.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { mapConcurrently } from '../../async/map-concurrently.ts';
import { kindOfType } from '../../module-model/column-types.ts';
import type { ListModuleModel } from '../../module-model/list-module.ts';
import type { ModuleColumn } from '../../module-model/module-metadata.ts';
import type { CodeLabel, LabeledColumn } from '../job.ts';
import type { Choice, ImportColumn } from '../thread/import-column.ts';

/** Maximum choices that are loaded with a column. If there are more, the list is incomplete. */
const MAX_CHOICES = 200;
const MAX_CONCURRENT_SOURCES = 4;

/** Loads the module. Throws FORBIDDEN unless rows may be imported into it. */
export async function importableModule(
  { loaders }: SignedIn,
  moduleCode: string,
): Promise<ListModuleModel> {
  const module = await loaders.listModules.load(moduleCode);
  if (module?.operations.has('IMPORT') !== true || module.config.paths.import === null)
    throw new GatewayError('FORBIDDEN');
  return module;
}

/**
 * The columns a user could fill in through the form, with their headers in the user's language and
 * their choices.
 */
export async function importColumns(
  { loaders }: SignedIn,
  module: ListModuleModel,
  requested: readonly LabeledColumn[],
): Promise<ImportColumn[]> {
  const labeled = new Map(requested.map((column) => [column.name, column]));
  const filled = module.columns.filter(({ isHidden, isEditable }) => !isHidden && isEditable);
  return mapConcurrently(MAX_CONCURRENT_SOURCES, filled, async (column) => {
    // If the source of the choices fails, only labels are unavailable; codes are still accepted.
    const options = await Promise.resolve(loaders.options.offered(column.model)).catch(() => null);
    const own = labeled.get(column.name);
    const choices = options && choicesOf(options, own?.labels ?? []);
    const header = own?.title ?? column.title;
    return { ...column, title: column.title, header, offered: offeredIn(column, choices), choices };
  });
}

function choicesOf(options: readonly CodeLabel[], labels: readonly CodeLabel[]): Choice[] {
  const read = new Map(labels.map(({ value, label }) => [value, label]));
  return options.map(({ value, label }) => {
    const own = read.get(value) ?? label;
    return { value, label: own, servicesLabel: own === label ? null : label };
  });
}

/**
 * The values a cell is checked against. Only a complete list of choices is binding. Lists that
 * depend on another field, or are too long to be complete, are checked by the services.
 */
function offeredIn(
  { type, offered }: ModuleColumn,
  choices: readonly Choice[] | null,
): ModuleColumn['offered'] {
  const isComplete =
    choices !== null &&
    choices.length > 0 &&
    choices.length < MAX_CHOICES &&
    type !== 'SELECT_DY' &&
    !kindOfType(type).allowsFreeText;
  return isComplete ? new Set(choices.map(({ value }) => value)) : offered;
}
