import { SkeletonLines } from '../../../../design/feedback/Skeleton.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardKind, CardOf, CardProps } from '../frame/card-kind.ts';
import { layoutTraits } from '../frame/card-traits.ts';

/**
 * How to add a kind of card. This file is compiled and stands in no table, so it cannot go stale and shows nowhere.
 *
 * 1. `schema/cards.graphql`: a type that implements `Card`, with one nullable field for its data (here `figures`), so that its failure
 *    blanks this card alone. Then the gateway's resolver, and `npm run codegen`.
 * 2. A fragment beside the component, named `ExampleCard_card`, and its name in `CardSlot_card` of `Home.graphql`.
 * 3. This file. The component only draws: it gets the card with its data, the translated title and what is happening to it
 *    (`state.asking`, `state.refresh`). Loading, late, failed and retried are drawn around it, for all kinds alike.
 * 4. One line in `card-kinds.ts`, and the texts: `card.definition.{code}` becomes the ⓘ of the card.
 */
function ExampleCard({ card, title, state }: CardProps<CardOf<'KpiCard'>>) {
  return (
    <CardFrame card={card} title={title} state={state}>
      <p className="card-body">{card.figures?.yesterday}</p>
    </CardFrame>
  );
}

/** In the shape of the final card, so that nothing moves when the data come. */
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
