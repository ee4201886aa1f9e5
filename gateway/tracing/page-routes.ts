/**
 * The names of the portal's pages, as its router has them. Spans of browsers have no other names,
 * so that no text of a user gets into a trace.
 */
export const PAGE_ROUTES: readonly string[] = [
  'root',
  'login',
  'supplierLogin',
  'compactSupplierLogin',
  'staffHome',
  'supplierHome',
  'home_index',
  'launchpad',
  'application',
  'assistant',
  'dashboardTemplate',
  'manual',
  'embedded',
  'noAccess',
  'serverError',
  'loginError',
  'pageLoginError',
  'notFound',
];
