import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';

/** The module of a tab and the source of its name. */
interface OpenedModule {
  module: ModuleReference;
  namedBy: 'opener' | 'module';
}

/**
 * Whether opening a module shows the data that its tab already shows: the same parameters, page and
 * name. Provisional names and names from the module itself match any name.
 */
export function hasSameData({ module, namedBy }: OpenedModule, other: ModuleReference): boolean {
  const named =
    module.provisional === true ||
    other.provisional === true ||
    namedBy === 'module' ||
    hasSameName(module, other);
  return (
    named &&
    module.deepLink === other.deepLink &&
    hasSameParameters(module.parameters, other.parameters)
  );
}

function hasSameName(one: ModuleReference, other: ModuleReference): boolean {
  return one.name === other.name && (one.i18nCode ?? null) === (other.i18nCode ?? null);
}

function hasSameParameters(
  one: ModuleReference['parameters'] = {},
  other: ModuleReference['parameters'] = {},
): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && one[name] === other[name])
  );
}
