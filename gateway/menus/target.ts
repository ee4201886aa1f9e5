import type { BuiltInScreen, EmbeddedModule, NoTarget } from '../generated/resolvers.ts';

export type ModuleTarget =
  | Typed<'BuiltInScreen', BuiltInScreen>
  | Typed<'EmbeddedModule', EmbeddedModule>
  | Typed<'NoTarget', NoTarget>;
type Typed<Name extends string, Shape> = Shape & { __typename: Name };

const BUILT_IN = /^portal:([a-z][a-z0-9-]*)(?:\?(.*))?$/su;

/**
 * The target of a module's url: `portal:screen?x=y` is a screen of this portal; an absolute address
 * is an embedded module if its origin is on the operator's list. Anything else is NoTarget with a
 * reason.
 */
export function parseTarget(
  url: string | null | undefined,
  frameOrigins: readonly string[],
): ModuleTarget {
  const text = (url ?? '').trim();
  if (text === '') return { __typename: 'NoTarget', reason: 'NOT_CONFIGURED' };
  return (
    builtInScreen(text) ??
    embeddedModule(text, frameOrigins) ?? { __typename: 'NoTarget', reason: 'NOT_ALLOWED' }
  );
}

function builtInScreen(text: string): ModuleTarget | null {
  const [, screen, query = ''] = BUILT_IN.exec(text) ?? [];
  if (screen === undefined) return null;
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => ({ name, value }));
  return { __typename: 'BuiltInScreen', screen, parameters };
}

function embeddedModule(text: string, frameOrigins: readonly string[]): ModuleTarget | null {
  if (!/^https?:\/\//iu.test(text) || !URL.canParse(text)) return null;
  const { origin, username, password, href } = new URL(text);
  const allowed = username === '' && password === '' && frameOrigins.includes(origin);
  return allowed ? { __typename: 'EmbeddedModule', url: href } : null;
}
