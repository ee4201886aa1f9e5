import type { ButtonTarget } from '../generated/resolvers.ts';
import { moduleParametersOf } from '../module-model/module-parameters.ts';

const PORTAL = /^portal:[a-z][a-z0-9-]*\?(.+)$/su;
/** The one parameter of a portal address that names what is opened; the others are what it is opened with. */
const MODULE = 'module';

/**
 * What `openwindow` opens: `portal:screen?module=…` a module of the portal, an absolute address a page if its origin is on the operator's list.
 * Null for anything else, paths included: they are the services', not a page's.
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
