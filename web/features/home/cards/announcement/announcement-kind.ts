import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';

export const announcementKind: CardKind<CardOf<'AnnouncementCard'>> = {
  Component: AnnouncementCard,
  Skeleton: NoticeSkeleton,
  ready: (card) => card.announcements !== null,
  layout: layoutTraits('bell', 'text', 3, 1, 10),
  withoutSales: true,
};
