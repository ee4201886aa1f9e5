import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { ModuleQuery } from './Module.gen.ts';

export type Module = NonNullable<NonNullable<ModuleQuery['viewer']>['module']>;
export type Target = Module['target'];

/**
 * The first page of an embedded module: the deep link if there is one; null if its origin differs.
 */
export function embeddedAddress(url: string, deepLink: string | undefined): string | null {
  if (deepLink === undefined) return url;
  if (!URL.canParse(url) || !URL.canParse(deepLink)) return null;
  return new URL(url).origin === new URL(deepLink).origin ? deepLink : null;
}

/** The parameters of a module: those of its target, overridden by those it was opened with. */
export function parametersOf(
  target: Target | null,
  { parameters = {} }: ModuleReference,
): Record<string, string> {
  const own = target?.__typename === 'BuiltInScreen' ? target.parameters : [];
  return { ...Object.fromEntries(own.map(({ name, value }) => [name, value])), ...parameters };
}
