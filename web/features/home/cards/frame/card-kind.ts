import type { ComponentType } from 'react';
import type { CardState } from '../../useCardState.ts';
import type { DashboardCard } from '../../dashboard-card.ts';
import type { CardTraits } from './card-traits.ts';

export type CardTypename = DashboardCard['__typename'];
export type CardOf<Name extends CardTypename> = Extract<DashboardCard, { __typename: Name }>;

/** Fields that every kind of card has. */
export type CardIdentity = Pick<
  DashboardCard,
  '__typename' | 'id' | 'code' | 'name' | 'i18nCode' | 'moduleCode'
>;

export interface CardProps<Card> {
  card: Card;
  title: string;
  state: CardState;
}

/** A kind of card: its component, its skeleton, and whether the data of a card have loaded. */
export interface CardKind<Card> extends CardTraits {
  Component: ComponentType<CardProps<Card>>;
  Skeleton: ComponentType;
  ready: (card: Card) => boolean;
  /**
   * A class for the skeleton and the failure message that gives them the size of the loaded card.
   */
  waitingClass?: string;
  /** A strip without a title row. Its messages are shown in one line. */
  flat?: boolean;
}
