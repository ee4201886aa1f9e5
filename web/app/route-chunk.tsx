import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslation } from '../design/language/useTranslation.ts';
import { Button } from '../design/button/Button.tsx';
import { loadable } from '../design/loading/loadable.tsx';
import { StatusPage } from '../design/feedback/StatusPage.tsx';

/**
 * Creates a component that loads the code of a page when it is first rendered, and shows `waiting`
 * meanwhile. If loading fails, only this page fails, and the user can try again.
 */
export function routeChunk<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const Page = loadable({ load, waiting });
  return function RouteChunk(props: Props) {
    return (
      <ErrorBoundary FallbackComponent={ChunkFailure}>
        <Suspense fallback={waiting}>
          <Page {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

function ChunkFailure({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <main>
      <StatusPage title={t('failure.title')} body={t('failure.body')} onRetry={resetErrorBoundary}>
        <Button kind="plain" onClick={() => window.location.reload()}>
          {t('failure.reload')}
        </Button>
      </StatusPage>
    </main>
  );
}
