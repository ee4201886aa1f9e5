/**
 * Every path of the portal by route name. Routes whose name contains `login` are open to visitors;
 * all others are behind the guard.
 */
export const paths = {
  root: '/',
  login: '/login',
  supplierLogin: '/supplierlogin',
  compactSupplierLogin: '/supplierlogin2',
  staffHome: '/page',
  supplierHome: '/spage',
  // The name that the specification gives it; it is also a code of the home tab.
  home_index: '/home',
  launchpad: '/watsons',
  application: '/pagebyapp',
  assistant: '/casper',
  dashboardTemplate: '/editDashboard',
  manual: '/operatehelp/:modulecode',
  embedded: '/microapp',
  noAccess: '/403',
  serverError: '/500',
  loginError: '/error-login',
  pageLoginError: '/error-page',
} as const;

/** At the end of a workbench's address: opens the exports and imports of the account. */
export const JOBS_HASH = '#jobs';

export type RouteName = keyof typeof paths;

export function isOpenToVisitors(name: RouteName): boolean {
  return name.toLowerCase().includes('login');
}

export type AccountSide = 'STAFF' | 'SUPPLIER';

const sides: Readonly<Record<AccountSide, { login: string; home: string }>> = {
  STAFF: { login: paths.login, home: paths.staffHome },
  SUPPLIER: { login: paths.supplierLogin, home: paths.supplierHome },
};

export function homePath(side: AccountSide): string {
  return sides[side].home;
}

/**
 * The address of a module's tab in the workbench of a side: for sharing, and for links on pages
 * outside the workbench.
 */
export function tabPath(
  side: AccountSide,
  { code, applicationCode }: { code: string; applicationCode?: string | undefined },
): string {
  const named = { s: code, ...(applicationCode !== undefined && { a: applicationCode }) };
  return `${homePath(side)}?${new URLSearchParams(named).toString()}`;
}

/**
 * The workbench of a side with the menu of an application, and with the application's home module
 * if it has one.
 */
export function workbenchPath(
  side: AccountSide,
  { code, homeModuleCode }: { code: string; homeModuleCode: string | null },
): string {
  if (homeModuleCode !== null)
    return tabPath(side, { code: homeModuleCode, applicationCode: code });
  return `${homePath(side)}?${new URLSearchParams({ a: code }).toString()}`;
}

/** The workbench limited to one application. */
export function applicationPath(applicationCode: string): string {
  return `${paths.application}?${new URLSearchParams({ app: applicationCode }).toString()}`;
}

/** The path of a module's manual. */
export function manualPath(moduleCode: string): string {
  return paths.manual.replace(':modulecode', encodeURIComponent(moduleCode));
}

const workbenchPaths: readonly string[] = [
  paths.staffHome,
  paths.supplierHome,
  paths.home_index,
  paths.application,
  paths.embedded,
];

/** Whether a path belongs to the workbench, which stays mounted between such paths. */
export function isWorkbenchPath(pathname: string): boolean {
  return workbenchPaths.includes(pathname);
}

/** The sign-in page of a side; `wanted` is the path to open after signing in. */
export function loginPath(side: AccountSide, wanted?: string): string {
  const path = sides[side].login;
  return wanted === undefined || wanted === homePath(side)
    ? path
    : `${path}?${new URLSearchParams({ from: wanted }).toString()}`;
}

/** The side that a path belongs to; STAFF if the path does not tell. */
export function sideOfPath(pathname: string): AccountSide {
  return pathname === paths.supplierHome || pathname.startsWith(paths.supplierLogin)
    ? 'SUPPLIER'
    : 'STAFF';
}

/**
 * The path to open after signing in, from the `from` parameter. Null unless it is a path of this
 * portal that is not a sign-in page.
 */
export function readReturnPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  // Browsers remove tabs and line breaks from addresses, which could hide another site.
  if (from === null || !/^\/(?![/\\])\P{Cc}*$/u.test(from)) return null;
  return from.toLowerCase().split('?')[0]?.includes('login') ? null : from;
}
