import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { lazyCard } from '../frame/lazyCard.tsx';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';

type Card = CardOf<'AnnouncementCard'>;

export const announcementKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./AnnouncementCard.tsx')).AnnouncementCard, {
    Skeleton: NoticeSkeleton,
  }),
  Skeleton: NoticeSkeleton,
  ready: (card) => card.announcements !== null,
  layout: layoutTraits('bell', 'text', 3, 1, 10),
  withoutSales: true,
};
