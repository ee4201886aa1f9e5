import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router';
import { LoginPage } from '../features/session/LoginPage.tsx';
import { paths } from '../kit/routes/paths.ts';
import { NavigationProgress } from '../kit/ui/NavigationProgress.tsx';
import { FailurePage } from './FailurePage.tsx';
import { Guard } from './Guard.tsx';
import { NavigationWatch } from './NavigationWatch.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Redirect } from './Redirect.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { VisitorOnly } from './VisitorOnly.tsx';

const PageRoute = lazy(async () => ({ default: (await import('./PageRoute.tsx')).PageRoute }));
const WorkbenchRoute = lazy(async () => ({ default: (await import('./WorkbenchRoute.tsx')).WorkbenchRoute }));

/** Every route of the portal. Those of visitors are in the first load, the workbench comes when somebody is let in. */
export function AppRoutes() {
  const staffLogin = <VisitorOnly side="STAFF" page={<LoginPage side="STAFF" />} />;
  const supplierLogin = <VisitorOnly side="SUPPLIER" page={<LoginPage side="SUPPLIER" />} />;
  return (
    <ErrorBoundary FallbackComponent={FailurePage}>
      <NavigationWatch />
      <SessionWatch />
      <Suspense fallback={<NavigationProgress />}>
        <Routes>
          <Route path={paths.root} element={<Redirect to={paths.staffHome} />} />
          <Route path={paths.login} element={staffLogin} />
          <Route path={paths.supplierLogin} element={supplierLogin} />
          <Route path={paths.compactSupplierLogin} element={supplierLogin} />
          <Route path={paths.staffHome} element={<Guard side="STAFF" page={<WorkbenchRoute />} />} />
          <Route path={paths.supplierHome} element={<Guard side="SUPPLIER" page={<WorkbenchRoute />} />} />
          <Route path={paths.home} element={<Guard page={<WorkbenchRoute />} />} />
          <Route path={paths.application} element={<Guard page={<WorkbenchRoute />} />} />
          <Route path={paths.embedded} element={<Guard page={<WorkbenchRoute />} />} />
          <Route path={paths.dashboardTemplate} element={<Guard page={<WorkbenchRoute />} />} />
          <Route path={paths.launchpad} element={<Guard page={<PageRoute page="launchpad" />} />} />
          <Route path={paths.assistant} element={<Guard page={<PageRoute page="assistant" />} />} />
          <Route path={paths.manual} element={<Guard page={<PageRoute page="manual" />} />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
