import type { CardKind, CardOf } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';
import { MessageCard } from './MessageCard.tsx';

export const messageKind: CardKind<CardOf<'MessageCard'>> = {
  Component: MessageCard,
  Skeleton: NoticeSkeleton,
  ready: () => true,
  layout: layoutTraits('bell', 'text', 3, 1, 14),
  withoutSales: true,
};
