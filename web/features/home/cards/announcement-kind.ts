import type { CardKind, CardOf } from './card-kind.ts';
import { lazyCard } from './lazyCard.tsx';
import { NoticeSkeleton } from './NoticeSkeleton.tsx';

type Card = CardOf<'AnnouncementCard'>;

export const announcementKind: CardKind<Card> = {
  Component: lazyCard<Card>(async () => (await import('./AnnouncementCard.tsx')).AnnouncementCard, { Skeleton: NoticeSkeleton }),
  Skeleton: NoticeSkeleton,
  ready: (card) => card.announcements !== null,
};
