import { HomePage } from '../features/home/HomePage.tsx';
import { WorkbenchPage } from '../features/shell/WorkbenchPage.tsx';
import { FrameSkeleton } from '../design/feedback/FrameSkeleton.tsx';
import { embeddedScreen, screens } from './screens.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

/**
 * The workbench with its screens, embedded modules and home page. Only this layer may combine
 * features.
 */
export function WorkbenchRoute() {
  return (
    <SignedInRoute waiting={<FrameSkeleton />}>
      <WorkbenchPage screens={screens} embedded={embeddedScreen} home={<HomePage />} />
    </SignedInRoute>
  );
}
