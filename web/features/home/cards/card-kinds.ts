import { channelBarKind } from './channel-bar/channel-bar-kind.ts';
import { pieKind } from './channel-pie/pie-kind.ts';
import { circleKind } from './circle/circle-kind.ts';
import { countKind } from './count/CountCard.tsx';
import { iconKind } from './icon/IconCard.tsx';
import { progressKind } from './progress/progress-kind.ts';
import { topProductKind } from './top-product/top-product-kind.ts';
import { mustSeeKind } from './must-see/must-see-kind.ts';
import { messageKind } from './message/message-kind.ts';
import { fastAppKind } from './fast-app/fast-app-kind.ts';
import { cardGroupKind } from './card-group/card-group-kind.ts';
import { announcementKind } from './announcement/announcement-kind.ts';
import { kpiKind } from './kpi/KpiCard.tsx';
import { salesLineKind } from './sales-line/SalesLineCard.tsx';
import { storeRankingKind } from './store-ranking/StoreRankingCard.tsx';
import { todoKind } from './todo/TodoCard.tsx';
import { unknownKind } from './unknown/UnknownCard.tsx';
import type { CardKind, CardOf, CardTypename } from './frame/card-kind.ts';
import type { DashboardCard } from '../dashboard-card.ts';
import type { CardTraits } from './frame/card-traits.ts';

/**
 * All kinds of cards that this version knows, by GraphQL type. A new kind needs its folder, its
 * fragment and one line here.
 */
export const cardKinds: { readonly [Name in CardTypename]?: CardKind<CardOf<Name>> } = {
  AnnouncementCard: announcementKind,
  CardGroupCard: cardGroupKind,
  ChannelBarCard: channelBarKind,
  ChannelPieCard: pieKind,
  CircleCard: circleKind,
  CountCard: countKind,
  FastAppCard: fastAppKind,
  IconCard: iconKind,
  KpiCard: kpiKind,
  MessageCard: messageKind,
  MustSeeCard: mustSeeKind,
  ProgressCard: progressKind,
  SalesLineCard: salesLineKind,
  StoreRankingCard: storeRankingKind,
  TodoCard: todoKind,
  TopProductCard: topProductKind,
  UnknownCard: unknownKind,
};

/**
 * Each type is paired with its own kind, which the type checker cannot derive for a dynamic name.
 */
const byName = cardKinds as Readonly<Partial<Record<string, unknown>>>;

/** The kind of a card. A type that only a newer gateway knows is treated as unknown. */
export const cardKindOf = (card: DashboardCard): CardKind<DashboardCard> =>
  (byName[card.__typename] ?? unknownKind) as CardKind<DashboardCard>;

export const traitsOf = (typename: string): CardTraits =>
  (byName[typename] ?? unknownKind) as CardTraits;
