import type { ButtonTarget } from '../generated/resolvers.ts';
import { moduleParametersOf } from '../module-model/module-parameters.ts';

const PORTAL = /^portal:[a-z][a-z0-9-]*\?(.+)$/su;
/** The parameter of a portal address that names the module; all others are passed to the module. */
const MODULE = 'module';

/**
 * What an `openwindow` button opens: `portal:screen?module=…` a module of the portal; an absolute
 * URL a page if the operator allows its origin. Null for anything else, such as a path of the
 * services.
 */
export function targetOf(
  url: string,
  params: unknown,
  pageOrigins: readonly string[],
): ButtonTarget | null {
  return moduleTarget(url, params) ?? pageTarget(url, pageOrigins);
}

function moduleTarget(url: string, params: unknown): ButtonTarget | null {
  const query = new URLSearchParams(PORTAL.exec(url)?.[1] ?? '');
  const moduleCode = query.get(MODULE) ?? '';
  if (moduleCode === '') return null;
  query.delete(MODULE);
  const given = typeof params === 'object' && params !== null ? params : {};
  const all = { ...Object.fromEntries(query), ...given };
  return { moduleCode, moduleParameters: moduleParametersOf(JSON.stringify(all)), url: null };
}

function pageTarget(url: string, pageOrigins: readonly string[]): ButtonTarget | null {
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return null;
  const { origin, username, password, href } = new URL(url);
  const isListed = username === '' && password === '' && pageOrigins.includes(origin);
  return isListed ? { moduleCode: null, moduleParameters: [], url: href } : null;
}
