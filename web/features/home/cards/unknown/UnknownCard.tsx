import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';

/**
 * A card of a kind that this version does not know. It says so, because an empty card could be
 * mistaken for zero sales.
 */
function UnknownCard({ card, title, state }: CardProps<CardOf<'UnknownCard'>>) {
  const { t } = useTranslation();
  const kind = (card as { kind?: string }).kind ?? card.__typename;
  return (
    <CardFrame card={card} title={title} state={state}>
      <ListNote
        place="card"
        icon="help"
        title={t('card.unknown')}
        text={t('card.unknownReason', { kind })}
      />
    </CardFrame>
  );
}

function UnknownSkeleton() {
  return (
    <div className="card-body">
      <SkeletonLines count={4} />
    </div>
  );
}

export const unknownKind: CardKind<CardOf<'UnknownCard'>> = {
  Component: UnknownCard,
  Skeleton: UnknownSkeleton,
  ready: () => true,
  layout: layoutTraits('file', 'text', 2, 1, 9),
  withoutSales: true,
};
