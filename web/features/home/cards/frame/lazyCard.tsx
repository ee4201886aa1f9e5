import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FailureMessage } from '../../../../design/feedback/CardMessage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardIdentity, CardKind, CardProps } from './card-kind.ts';

type Load<Card> = () => Promise<ComponentType<CardProps<Card>>>;

/**
 * A card whose component is a separate chunk, loaded with the first card of its kind. Meanwhile its
 * skeleton shows. If the chunk cannot be loaded, only this card fails and offers a retry.
 */
export function lazyCard<Card extends CardIdentity>(
  load: Load<Card>,
  { Skeleton, waitingClass }: Pick<CardKind<Card>, 'Skeleton' | 'waitingClass'>,
) {
  const loadComponent = () =>
    lazy(() =>
      load().then((loaded) => ({ default: loaded as ComponentType<CardProps<CardIdentity>> })),
    );
  const First = loadComponent();
  return function LazyCard(props: CardProps<Card>): ReactNode {
    const [Loaded, setLoaded] = useState(() => First);
    const frame = {
      card: props.card,
      title: props.title,
      state: props.state,
      className: waitingClass ?? '',
    };
    const loading = (
      <CardFrame {...frame} loading>
        <Skeleton />
      </CardFrame>
    );
    const failed = (retry: () => void) => (
      <CardFrame {...frame}>
        <Failure onRetry={retry} />
      </CardFrame>
    );
    return (
      <ChunkBoundary renderFailure={failed} onRetry={() => setLoaded(loadComponent)}>
        <Suspense fallback={loading}>
          <Loaded {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const problemText = useProblemText();
  return (
    <FailureMessage
      reason={problemText({ code: 'GATEWAY_UNREACHABLE', message: '' })}
      onRetry={onRetry}
    />
  );
}

interface ChunkBoundaryProps {
  renderFailure: (retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

class ChunkBoundary extends Component<ChunkBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}
