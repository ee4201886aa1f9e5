import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { LanguageProblem } from '../platform/language/LanguageProblem.tsx';
import {
  isOpenToVisitors,
  paths,
  type AccountSide,
  type RouteName,
} from '../platform/routes/paths.ts';
import { FrameSkeleton } from '../design/feedback/FrameSkeleton.tsx';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';
import { FailurePage } from './FailurePage.tsx';
import { Guard } from './Guard.tsx';
import { NavigationWatch } from './NavigationWatch.tsx';
import { Redirect } from './Redirect.tsx';
import { routeChunk } from './route-chunk.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { VisitorOnly } from './VisitorOnly.tsx';

const PageRoute = routeChunk(
  async () => (await import('./PageRoute.tsx')).PageRoute,
  <FrameSkeleton menu={false} />,
);
const StatusRoute = routeChunk(
  async () => (await import('./StatusRoute.tsx')).StatusRoute,
  <NavigationProgress />,
);
const WorkbenchRoute = routeChunk(
  async () => (await import('./WorkbenchRoute.tsx')).WorkbenchRoute,
  <FrameSkeleton />,
);

/**
 * The page of each route. The sign-in pages are part of the first load; the workbench is loaded
 * after sign-in.
 */
const pages: Readonly<Record<RouteName, ReactNode>> = {
  root: <Redirect to={paths.staffHome} />,
  login: <VisitorOnly side="STAFF" page={<LoginPage side="STAFF" />} />,
  supplierLogin: <VisitorOnly side="SUPPLIER" page={<LoginPage side="SUPPLIER" />} />,
  compactSupplierLogin: (
    <VisitorOnly side="SUPPLIER" page={<LoginPage side="SUPPLIER" compact />} />
  ),
  staffHome: <WorkbenchRoute />,
  supplierHome: <WorkbenchRoute />,
  home_index: <WorkbenchRoute />,
  launchpad: <PageRoute page="launchpad" />,
  application: <WorkbenchRoute />,
  assistant: <PageRoute page="assistant" />,
  dashboardTemplate: <PageRoute page="layout" />,
  manual: <PageRoute page="manual" />,
  embedded: <WorkbenchRoute />,
  noAccess: <StatusRoute status="noAccess" />,
  serverError: <StatusRoute status="serverError" />,
  loginError: <StatusRoute status="loginError" />,
  pageLoginError: <StatusRoute status="pageLoginError" />,
};

/**
 * The routes for only one side (staff or suppliers). All guarded pages share one Guard element, so
 * that the workbench stays mounted when the user moves from one of its addresses to another.
 */
const sideByRoute: Readonly<Partial<Record<RouteName, AccountSide>>> = {
  staffHome: 'STAFF',
  supplierHome: 'SUPPLIER',
};

/**
 * All routes of the portal. Visitors who are not signed in can open only those whose name contains
 * `login`.
 */
export function AppRoutes() {
  const names = Object.keys(pages) as RouteName[];
  return (
    <ErrorBoundary FallbackComponent={FailurePage}>
      <NavigationWatch />
      <SessionWatch />
      <LanguageProblem />
      <Routes>
        {names.map((name) => (
          <Route
            key={name}
            path={paths[name]}
            element={
              isOpenToVisitors(name) ? (
                pages[name]
              ) : (
                <Guard side={sideByRoute[name]} page={pages[name]} />
              )
            }
          />
        ))}
        <Route path="*" element={<Guard page={<StatusRoute status="notFound" />} />} />
      </Routes>
    </ErrorBoundary>
  );
}
