import { lazy, Suspense } from 'react';
import { PageFrame } from '../features/shell/PageFrame.tsx';
import { NavigationProgress } from '../kit/ui/NavigationProgress.tsx';
import { SignedInRoute } from './SignedInRoute.tsx';

const pages = {
  launchpad: lazy(async () => ({ default: (await import('../features/shell/launchpad/LaunchpadPage.tsx')).LaunchpadPage })),
  assistant: lazy(async () => ({ default: (await import('../features/assistant/AssistantPage.tsx')).AssistantPage })),
  layout: lazy(async () => ({ default: (await import('../features/home/layout/LayoutPage.tsx')).LayoutPage })),
  manual: lazy(async () => ({ default: (await import('../features/help/ManualPage.tsx')).ManualPage })),
};

/** A page of a signed-in user beside the workbench. */
export function PageRoute({ page }: { page: keyof typeof pages }) {
  const Page = pages[page];
  return (
    <SignedInRoute>
      <PageFrame>
        <Suspense fallback={<NavigationProgress />}>
          <Page />
        </Suspense>
      </PageFrame>
    </SignedInRoute>
  );
}
