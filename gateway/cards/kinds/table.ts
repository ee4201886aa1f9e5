import { kpiCard } from './kpi-card.ts';
import { salesLineCard } from './sales-line-card.ts';
import { storeRankingCard } from './store-ranking-card.ts';
import { todoCard } from './todo-card.ts';
import { unknownCard } from './unknown-card.ts';
import type { CardKind, CardTypename } from './card-kind.ts';

/** Every kind of card that this version draws. A new one is a file beside this one and a line here. */
export const CARD_KINDS = [kpiCard, salesLineCard, storeRankingCard, todoCard] as const satisfies readonly CardKind[];

const typenames = new Map<string, CardTypename>(CARD_KINDS.map(({ kind, typename }) => [kind, typename]));

export function typenameOf({ kind }: { kind: string }): CardTypename {
  return typenames.get(kind) ?? unknownCard.typename;
}
