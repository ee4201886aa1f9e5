import { isWorkbenchPath, paths } from '../../../platform/routes/paths.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { noView, withView } from './tab-view.ts';

/**
 * The address of a tab: the workbench's own path with `s`, the module's code, `a`, its application, and its parameters as `p.NAME`. A page of
 * an embedded module is `/microapp?url=…&s=CODE`. How it is looked at stands behind, as `v.NAME`. What comes from an address is somebody else's: only plain codes and small values pass.
 */
export interface TabLink {
  code: string;
  applicationCode?: string;
  parameters?: Readonly<Record<string, string>>;
  deepLink?: string;
}

export interface Place {
  pathname: string;
  search: string;
}

const plainCode = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/u;
const parameterName = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/u;
const parameterPrefix = 'p.';
const limits = { parameters: 20, value: 200, url: 2000 };

export function isPlainCode(code: string): boolean {
  return plainCode.test(code);
}

/** What an address opens: null for the home tab, `wrong` for one that cannot be meant. */
export function readTabLink({ pathname, search }: Place): TabLink | 'wrong' | null {
  const query = new URLSearchParams(search);
  const code = query.get('s');
  const applicationCode = query.get('a') ?? undefined;
  const embedded = pathname === paths.embedded;
  if (code === null) return embedded ? 'wrong' : null;
  const parameters = parametersOf(query);
  const deepLink = embedded ? (query.get('url') ?? undefined) : undefined;
  if (!isPlainCode(code) || parameters === null) return 'wrong';
  if (applicationCode !== undefined && !isPlainCode(applicationCode)) return 'wrong';
  if (deepLink !== undefined && !isWebAddress(deepLink)) return 'wrong';
  return {
    code,
    ...(applicationCode !== undefined && { applicationCode }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
    ...(deepLink !== undefined && { deepLink }),
  };
}

/** The address of a tab, seen from a place in the workbench; without a module that of the home tab. `home` is the workbench of the account's side. */
export function writeTabLink(
  module: ModuleReference | null,
  from: Place,
  home: string,
  view: TabView = noView,
): string {
  const narrowedTo = narrowingOf(from);
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
      query.set(parameterPrefix + name, value);
    }
  }
  const text = query.toString();
  return path + withView(text === '' ? '' : `?${text}`, view);
}

function isHomeAddress({ pathname, search }: Place): boolean {
  return (
    isWorkbenchPath(pathname) &&
    pathname !== paths.embedded &&
    !new URLSearchParams(search).has('s')
  );
}

/** The application that the workbench is narrowed to, by its address. */
export function narrowingOf({ pathname, search }: Place): string | null {
  return pathname === paths.application || pathname === paths.embedded
    ? new URLSearchParams(search).get('app')
    : null;
}

export function isWebAddress(address: string): boolean {
  if (address.length > limits.url || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** Whether parameters fit into an address: few, plain names, short values. */
export function isAddressable(parameters: Readonly<Record<string, string>>): boolean {
  const all = Object.entries(parameters);
  return (
    all.length <= limits.parameters &&
    all.every(([name, value]) => parameterName.test(name) && value.length <= limits.value)
  );
}

function parametersOf(query: URLSearchParams): Readonly<Record<string, string>> | null {
  const named = [...query].filter(([name]) => name.startsWith(parameterPrefix));
  const parameters = Object.fromEntries(
    named.map(([name, value]) => [name.slice(parameterPrefix.length), value]),
  );
  return named.length <= limits.parameters && isAddressable(parameters) ? parameters : null;
}
