import { isWorkbenchPath, paths } from '../../../platform/routes/paths.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { emptyView, withView } from './tab-view.ts';

/**
 * The contents of a tab address: the path of the workbench with `s` (module code), `a` (application
 * code) and parameters as `p.NAME`. A page of an embedded module is `/microapp?url=…&s=CODE`. The
 * view follows as `v.NAME`. Anyone can write an address, so only codes without markup and short values
 * are accepted.
 */
export interface TabLink {
  code: string;
  applicationCode?: string;
  parameters?: Readonly<Record<string, string>>;
  deepLink?: string;
}

/** The parts of an address that determine the tab. */
export interface WorkbenchLocation {
  pathname: string;
  search: string;
}

/**
 * Begins with a letter or digit of any script, a bracket or #, and has no control characters, quotes
 * or angle brackets.
 */
const safeCodePattern = /^[\p{L}\p{N}\p{Ps}#][^\p{C}<>"'`=]{0,63}$/u;
const parameterNamePattern = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const PARAMETER_PREFIX = 'p.';
const limits = { parameters: 20, value: 200, url: 2000 };

/** Whether a code has the characters and the length that codes in addresses may have. */
export function isSafeCode(code: string): boolean {
  return safeCodePattern.test(code);
}

/** Parses an address: null for the home tab, `wrong` if it is invalid. */
export function readTabLink({ pathname, search }: WorkbenchLocation): TabLink | 'wrong' | null {
  const query = new URLSearchParams(search);
  const code = query.get('s');
  const applicationCode = query.get('a') ?? undefined;
  const embedded = pathname === paths.embedded;
  if (code === null) return embedded ? 'wrong' : null;
  const parameters = parseParameters(query);
  const deepLink = embedded ? (query.get('url') ?? undefined) : undefined;
  if (!isSafeCode(code) || parameters === null) return 'wrong';
  if (applicationCode !== undefined && !isSafeCode(applicationCode)) return 'wrong';
  if (deepLink !== undefined && !isWebAddress(deepLink)) return 'wrong';
  return {
    code,
    ...(applicationCode !== undefined && { applicationCode }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(deepLink !== undefined && { deepLink }),
  };
}

/**
 * Writes the address of a tab; `module` is null for the home tab. The current location `from` is
 * needed because it may restrict the workbench to one application. `home` is the home path of the
 * account.
 */
export function writeTabLink(
  module: ModuleReference | null,
  from: WorkbenchLocation,
  home: string,
  view: TabView = emptyView,
): string {
  const narrowedTo = narrowedApplicationCode(from);
  if (module === null && isHomeAddress(from)) {
    return from.pathname + withView(from.search, view);
  }
  const { code, applicationCode, parameters = {}, deepLink } = module ?? {};
  const path =
    deepLink === undefined ? (narrowedTo === null ? home : paths.application) : paths.embedded;
  const query = new URLSearchParams();
  if (narrowedTo !== null) query.set('app', narrowedTo);
  if (deepLink !== undefined) query.set('url', deepLink);
  if (code !== undefined) query.set('s', code);
  if (applicationCode !== undefined) query.set('a', applicationCode);
  if (isAddressable(parameters)) {
    for (const [name, value] of Object.entries(parameters).sort(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      query.set(PARAMETER_PREFIX + name, value);
    }
  }
  const text = query.toString();
  return path + withView(text === '' ? '' : `?${text}`, view);
}

function isHomeAddress({ pathname, search }: WorkbenchLocation): boolean {
  return (
    isWorkbenchPath(pathname) &&
    pathname !== paths.embedded &&
    !new URLSearchParams(search).has('s')
  );
}

/** The code of the application to which an address restricts the workbench; null for all. */
export function narrowedApplicationCode({ pathname, search }: WorkbenchLocation): string | null {
  return pathname === paths.application || pathname === paths.embedded
    ? new URLSearchParams(search).get('app')
    : null;
}

/** Whether an address is a valid http(s) address without credentials and not too long. */
export function isWebAddress(address: string): boolean {
  if (address.length > limits.url || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Whether parameters can be written to an address: few, with plain names and short values. */
export function isAddressable(parameters: Readonly<Record<string, string>>): boolean {
  const all = Object.entries(parameters);
  return (
    all.length <= limits.parameters &&
    all.every(([name, value]) => parameterNamePattern.test(name) && value.length <= limits.value)
  );
}

function parseParameters(query: URLSearchParams): Readonly<Record<string, string>> | null {
  const named = [...query].filter(([name]) => name.startsWith(PARAMETER_PREFIX));
  const parameters = Object.fromEntries(
    named.map(([name, value]) => [name.slice(PARAMETER_PREFIX.length), value]),
  );
  return named.length <= limits.parameters && isAddressable(parameters) ? parameters : null;
}
