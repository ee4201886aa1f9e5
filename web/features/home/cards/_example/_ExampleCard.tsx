import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';

/**
 * How to add a kind of card. This file is compiled, so it stays correct, but it is not registered
 * and never shown.
 *
 * 1. `schema/cards.graphql`: a type that implements `Card`, with one nullable field for its data
 *    (here `figures`), so that a failure affects only this card. Then the gateway's kind, and
 *    `npm run codegen`.
 * 2. A fragment beside the component, named `ExampleCard_card`, and its name in `CardSlot_card` of
 *    `Home.graphql`.
 * 3. This file. The component only renders: it gets the card with its data, the translated title
 *    and its state (`state.isLoading`, `state.refresh`). Loading, late and failed cards and the
 *    retry are rendered around it, in the same way for all kinds.
 * 4. One line in `card-kinds.ts`, and the texts. `card.definition.{code}` is shown behind the info
 *    button of the card.
 */
function ExampleCard({ card, title, state }: CardProps<CardOf<'KpiCard'>>) {
  return (
    <CardFrame card={card} title={title} state={state}>
      <p className="card-body">{card.figures?.yesterday}</p>
    </CardFrame>
  );
}

/** Shaped like the loaded card, so that nothing moves when the data arrive. */
function ExampleSkeleton() {
  return (
    <div className="card-body">
      <SkeletonLines count={1} />
    </div>
  );
}

export const exampleKind: CardKind<CardOf<'KpiCard'>> = {
  Component: ExampleCard,
  Skeleton: ExampleSkeleton,
  ready: (card) => card.figures !== null,
  layout: layoutTraits('chart', 'figure', 3, 1, 14.5),
  isSmall: true,
};
