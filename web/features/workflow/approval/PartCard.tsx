import type { ReactNode } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { Card } from '../../../design/card/Card.tsx';
import { FailureMessage } from '../../../design/feedback/FailureMessage.tsx';
import { SkeletonLines } from '../../../design/feedback/Skeleton.tsx';
import type { MissingPart } from './useApproval.ts';

interface PartCardProps {
  title: string;
  /** Whether the part is loading or failed; undefined if it is loaded. */
  missing: MissingPart | undefined;
  onRetry: () => void;
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * A card for one part of an approval. If the part failed, the card shows why and can retry this
 * part only.
 */
export function PartCard({ title, missing, onRetry, tools, children }: PartCardProps) {
  return (
    <Card
      title={title}
      tools={missing === undefined ? tools : null}
      loading={missing === 'loading'}
      className="approval-card"
    >
      <PartContent missing={missing} onRetry={onRetry}>
        {children}
      </PartContent>
    </Card>
  );
}

/** The content of a part without a card. */
export function PartContent({
  missing,
  onRetry,
  children,
}: Omit<PartCardProps, 'title' | 'tools'>) {
  const { t } = useTranslation();
  if (missing === 'loading') return <SkeletonLines count={3} />;
  if (missing === undefined) return children;
  return (
    <FailureMessage
      flat
      reason={reasonText(t, missing)}
      requestId={missing.requestId ?? undefined}
      onRetry={onRetry}
    />
  );
}
