import { useState } from 'react';
import { createHomeRequests } from '../features/home/home-request.ts';
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
  const [requests] = useState(createHomeRequests);
  return (
    <SignedInRoute
      waiting={<FrameSkeleton />}
      onSignedIn={(client, viewer) => {
        if (isHomeShown(viewer)) requests.preload(client, viewer.enterprise.today);
      }}
    >
      <WorkbenchPage
        screens={screens}
        embedded={embeddedScreen}
        home={<HomePage take={requests.take} />}
      />
    </SignedInRoute>
  );
}

/** Whether the address shows the home page, and with it no filters. */
function isHomeShown({ userType }: Viewer): boolean {
  const { pathname, search } = window.location;
  return [paths.root, paths.home_index, homePath(userType)].includes(pathname) && search === '';
}
