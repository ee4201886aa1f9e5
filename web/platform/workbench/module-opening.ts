import type { ModuleReference } from './OpenModule.tsx';

interface Opening {
  moduleCode: string;
  applicationCode?: string | null;
  moduleParameters?: readonly { name: string; value: string }[];
}

/** How a line or a counter that names a module opens it: under the name that it has here until the module tells its own. */
export function openingOf(
  { moduleCode, applicationCode, moduleParameters = [] }: Opening,
  name: string,
): ModuleReference {
  return {
    code: moduleCode,
    name,
    provisional: true,
    ...(applicationCode ? { applicationCode } : {}),
    ...(moduleParameters.length > 0
      ? { parameters: Object.fromEntries(moduleParameters.map((one) => [one.name, one.value])) }
      : {}),
  };
}
