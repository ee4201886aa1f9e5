import type { ApolloClient } from '@apollo/client';
import { preloadHome } from '../features/home/home-request.ts';
import { HomePage } from '../features/home/HomePage.tsx';
import { WorkbenchPage } from '../features/shell/WorkbenchPage.tsx';
import { FrameSkeleton } from '../design/feedback/FrameSkeleton.tsx';
import { embeddedScreen, screens } from './screens.tsx';
import { homePath, paths } from '../platform/routes/paths.ts';
import type { Viewer } from '../platform/session/ViewerContext.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

/**
 * The workbench with its screens, embedded modules and home page. Only this layer may combine
 * features.
 */
export function WorkbenchRoute() {
  return (
    <SignedInRoute waiting={<FrameSkeleton />} onSignedIn={loadHomePage}>
      <WorkbenchPage screens={screens} embedded={embeddedScreen} home={<HomePage />} />
    </SignedInRoute>
  );
}

/** Loads the home page if the address shows it, and with it no filters. */
function loadHomePage(client: ApolloClient, { userType, enterprise }: Viewer): void {
  const { pathname, search } = window.location;
  const isHome = [paths.root, paths.home, homePath(userType)].includes(pathname) && search === '';
  if (isHome) preloadHome(client, enterprise.today);
}
