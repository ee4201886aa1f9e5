/** Every address of the portal by the name of its route. One whose name contains `login` is open to visitors; all others stand behind the guard. */
export const paths = {
  root: '/',
  login: '/login',
  supplierLogin: '/supplierlogin',
  compactSupplierLogin: '/supplierlogin2',
  staffHome: '/page',
  supplierHome: '/spage',
  home: '/home',
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

/** The address of a module's tab in the workbench of a side: what can be shared, and what a page beside the workbench links to. */
export function tabPath(
  side: AccountSide,
  { code, applicationCode }: { code: string; applicationCode?: string | undefined },
): string {
  const named = { s: code, ...(applicationCode !== undefined && { a: applicationCode }) };
  return `${homePath(side)}?${new URLSearchParams(named).toString()}`;
}

/** The workbench of a side with the menu of an application, and the module that the application's home opens. */
export function workbenchPath(
  side: AccountSide,
  { code, homeUrl }: { code: string; homeUrl: string | null },
): string {
  if (homeUrl !== null) return tabPath(side, { code: homeUrl, applicationCode: code });
  return `${homePath(side)}?${new URLSearchParams({ a: code }).toString()}`;
}

/** The workbench narrowed to one application. */
export function applicationPath(applicationCode: string): string {
  return `${paths.application}?${new URLSearchParams({ app: applicationCode }).toString()}`;
}

/** The manual of a module. */
export function manualPath(moduleCode: string): string {
  return paths.manual.replace(':modulecode', encodeURIComponent(moduleCode));
}

const workbenchPaths: readonly string[] = [
  paths.staffHome,
  paths.supplierHome,
  paths.home,
  paths.application,
  paths.embedded,
];

/** Whether an address is one of the workbench, which goes on as it is from one of them to another. */
export function isWorkbenchPath(pathname: string): boolean {
  return workbenchPaths.includes(pathname);
}

/** The sign-in page of a side; `wanted` is where its user is to arrive afterwards. */
export function loginPath(side: AccountSide, wanted?: string): string {
  const path = sides[side].login;
  return wanted === undefined || wanted === homePath(side)
    ? path
    : `${path}?${new URLSearchParams({ from: wanted }).toString()}`;
}

/** The side that an address belongs to, as far as it tells. */
export function sideOfPath(pathname: string): AccountSide {
  return pathname === paths.supplierHome || pathname.startsWith(paths.supplierLogin)
    ? 'SUPPLIER'
    : 'STAFF';
}

/** Where to go after a sign-in: only to a place of this portal, and never back to a sign-in page. */
export function wantedPath(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  // A browser leaves out tabs and line breaks when it reads an address, so that another site could stand behind them.
  if (from === null || !/^\/(?![/\\])\P{Cc}*$/u.test(from)) return null;
  return from.toLowerCase().split('?')[0]?.includes('login') ? null : from;
}
