import { announcementCard } from './announcement-card.ts';
import { cardGroupCard } from './card-group-card.ts';
import { channelBarCard } from './channel-bar-card.ts';
import { channelPieCard } from './channel-pie-card.ts';
import { circleCard } from './circle-card.ts';
import { countCard } from './count-card.ts';
import { fastAppCard } from './fast-app-card.ts';
import { iconCard } from './icon-card.ts';
import { kpiCard } from './kpi-card.ts';
import { messageCard } from './message-card.ts';
import { mustSeeCard } from './must-see-card.ts';
import { progressCard } from './progress-card.ts';
import { salesLineCard } from './sales-line-card.ts';
import { storeRankingCard } from './store-ranking-card.ts';
import { todoCard } from './todo-card.ts';
import { topProductCard } from './top-product-card.ts';
import { unknownCard } from './unknown-card.ts';
import type { CardKind, CardTypename } from './card-kind.ts';

/** All kinds of cards. To add one, add a file beside this one and a line here. */
export const CARD_KINDS = [
  kpiCard,
  salesLineCard,
  storeRankingCard,
  todoCard,
  channelBarCard,
  channelPieCard,
  circleCard,
  countCard,
  iconCard,
  progressCard,
  topProductCard,
  fastAppCard,
  messageCard,
  announcementCard,
  mustSeeCard,
  cardGroupCard,
  unknownCard,
] as const satisfies readonly CardKind[];

const typenames = new Map<string, CardTypename>(
  CARD_KINDS.map(({ kind, typename }) => [kind, typename]),
);

export function typenameOf({ kind }: { kind: string }): CardTypename {
  return typenames.get(kind) ?? unknownCard.typename;
}
