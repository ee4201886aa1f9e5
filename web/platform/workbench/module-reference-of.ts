import type { ModuleReference } from './OpenModule.tsx';

interface Opening {
  moduleCode: string;
  applicationCode?: string | null;
  moduleParameters?: readonly { name: string; value: string }[];
}

/**
 * The module to open for a row or counter that names one. It has a provisional name until the
 * module's own is known.
 */
export function moduleReferenceOf(
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
