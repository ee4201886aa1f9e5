import { PageFrame } from '../features/shell/PageFrame.tsx';
import { NavigationProgress } from '../design/feedback/NavigationProgress.tsx';
import { FrameSkeleton } from '../design/feedback/FrameSkeleton.tsx';
import { routeChunk } from './route-chunk.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

const waiting = <NavigationProgress />;

const pages = {
  launchpad: routeChunk(
    async () => (await import('../features/shell/launchpad/LaunchpadPage.tsx')).LaunchpadPage,
    waiting,
  ),
  assistant: routeChunk(
    async () => (await import('../features/assistant/AssistantPage.tsx')).AssistantPage,
    waiting,
  ),
  layout: routeChunk(
    async () => (await import('../features/home/layout/editor/LayoutPage.tsx')).LayoutPage,
    waiting,
  ),
  manual: routeChunk(
    async () => (await import('../features/help/ManualPage.tsx')).ManualPage,
    waiting,
  ),
};

/** A page for signed-in users outside of the workbench. */
export function PageRoute({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return (
    <SignedInRoute waiting={<FrameSkeleton menu={false} />}>
      <PageFrame>
        <Page />
      </PageFrame>
    </SignedInRoute>
  );
}
