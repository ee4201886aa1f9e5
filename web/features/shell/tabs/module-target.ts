import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { ModuleQuery } from './Module.gen.ts';

export type Module = NonNullable<NonNullable<ModuleQuery['viewer']>['module']>;
export type Target = Module['target'];

/** The page of an embedded module to begin at: the deep link, if it is of the origin that the module's own address has. Null when it is not. */
export function embeddedAddress(url: string, deepLink: string | undefined): string | null {
  if (deepLink === undefined) return url;
  if (!URL.canParse(url) || !URL.canParse(deepLink)) return null;
  return new URL(url).origin === new URL(deepLink).origin ? deepLink : null;
}

/** The parameters of the module's own address, with those of whoever opened it over them. */
export function parametersOf(
  target: Target | null,
  { parameters = {} }: ModuleReference,
): Record<string, string> {
  const own = target?.__typename === 'BuiltInScreen' ? target.parameters : [];
  return { ...Object.fromEntries(own.map(({ name, value }) => [name, value])), ...parameters };
}
