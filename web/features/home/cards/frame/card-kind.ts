import type { ComponentType } from 'react';
import type { CardState } from '../../useCardState.ts';
import type { DashboardCard } from '../../dashboard-card.ts';
import type { CardTraits } from './card-traits.ts';

export type CardTypename = DashboardCard['__typename'];
export type CardOf<Name extends CardTypename> = Extract<DashboardCard, { __typename: Name }>;

/** What every card tells of itself. */
export type CardIdentity = Pick<
  DashboardCard,
  '__typename' | 'id' | 'code' | 'name' | 'i18nCode' | 'moduleCode'
>;

export interface CardProps<Card> {
  card: Card;
  title: string;
  state: CardState;
}

/** A kind of card: what draws it, what takes its place while it loads, and whether its data have arrived. */
export interface CardKind<Card> extends CardTraits {
  Component: ComponentType<CardProps<Card>>;
  Skeleton: ComponentType;
  ready: (card: Card) => boolean;
  /** Keeps the room of the final card while there is only a skeleton or a message. */
  waitingClass?: string;
  /** A strip without a title row; its messages lie in one line. */
  flat?: boolean;
}
