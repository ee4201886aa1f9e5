import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FailureMessage } from '../../../../design/feedback/CardMessage.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardIdentity, CardKind, CardProps } from './card-kind.ts';

type Load<Card> = () => Promise<ComponentType<CardProps<Card>>>;

/**
 * A card whose component is a chunk of its own, which comes with the first card of its kind. Until then there is its skeleton; when it cannot
 * be had this card alone says so and offers to try again.
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
    const waiting = (
      <CardFrame {...frame} loading>
        <Skeleton />
      </CardFrame>
    );
    const failed = (again: () => void) => (
      <CardFrame {...frame}>
        <Failure onRetry={again} />
      </CardFrame>
    );
    return (
      <Catch instead={failed} onRetry={() => setLoaded(loadComponent)}>
        <Suspense fallback={waiting}>
          <Loaded {...props} />
        </Suspense>
      </Catch>
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

interface CatchProps {
  instead: (again: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly again = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.instead(this.again) : this.props.children;
  }
}
