import type { HomeQuery } from '../../../../../web/features/home/Home.gen.ts';
import type { Notice_MessageFragment } from '../../../../../web/features/home/cards/notices/notice-message.gen.ts';
import { viewer } from '../../../support/viewer-fixture.ts';

type Card = NonNullable<NonNullable<HomeQuery['viewer']>['panel']>['cards'][number];
type CardOf<Name extends Card['__typename']> = Extract<Card, { __typename: Name }>;
type Group = NonNullable<CardOf<'CardGroupCard'>['group']>;
type Counter = Group['cards'][number];
type Item = NonNullable<CardOf<'MustSeeCard'>['items']>[number];

/** The common fields of a card, in this row of a single column. */
const common = (code: string, name: string, row: number) => ({
  id: `card-${code}`,
  code,
  name,
  i18nCode: null,
  moduleCode: null,
  position: { __typename: 'CardPosition' as const, row, column: 1, width: 12, height: 1 },
});

export const mustSeeItem = (
  id: string,
  name: string,
  isSeen: boolean,
  more: Partial<Item> = {},
): Item =>
  ({
    __typename: 'MustSeeItem',
    id,
    name,
    i18nCode: null,
    isSeen,
    applicationCode: 'RPT',
    moduleCode: `M-${id}`,
    moduleParameters: [{ __typename: 'CardParameter', name: 'day', value: '2026-11-19' }],
    ...more,
  }) as Item;

const mustSeeItems = () => [
  mustSeeItem('seen-1', '经营日报', true),
  mustSeeItem('new-1', '昨日负毛利商品清单', false),
  mustSeeItem('new-2', '生鲜损耗超标门店', false),
  mustSeeItem('seen-2', '安全巡检通报', true),
  mustSeeItem('new-3', '本周到期促销方案', false),
];

export const mustSee = (items: Item[] | null = mustSeeItems(), row = 1): Card => ({
  __typename: 'MustSeeCard',
  ...common('mustsee', '今日必看', row),
  items,
});

export const message = (id: string, over: Partial<Notice_MessageFragment> = {}) => ({
  __typename: 'Message' as const,
  id,
  type: 'NOTICE' as const,
  title: `消息 ${id}`,
  content: `<p>正文 ${id}</p>`,
  isPriority: false,
  createdAt: '2026-11-20T14:04:00Z',
  moduleCode: null,
  moduleParameters: [],
  ...over,
});

export const messageCard = (row = 2): Card => ({
  __typename: 'MessageCard',
  ...common('messages', '未读消息', row),
});

export const unread = (nodes: readonly object[], totalCount = nodes.length) => ({
  viewer: {
    __typename: 'Viewer',
    id: viewer.id,
    unreadMessages: { __typename: 'MessagePreview', totalCount, nodes },
  },
});

export const announcementCard = (nodes: readonly object[] | null, row = 3): Card =>
  ({
    __typename: 'AnnouncementCard',
    ...common('announcements', '公告', row),
    announcements: nodes && { __typename: 'MessagePreview', totalCount: nodes.length, nodes },
  }) as Card;

export const counter = (
  code: string,
  name: string,
  openCount: number | null,
  more: Partial<Counter['counter']> = {},
): Counter =>
  ({
    __typename: 'GroupedCard',
    code,
    name,
    i18nCode: null,
    counter: {
      __typename: 'CardCounter',
      openCount,
      amount: null,
      icon: 'box',
      iconColour: '#c2690c',
      applicationCode: 'OPS',
      moduleCode: `M-${code}`,
      moduleParameters: [],
      ...more,
    },
  }) as Counter;

export const groupCard = (group: Partial<Group> | null = {}, row = 4, code = 'warnings'): Card =>
  ({
    __typename: 'CardGroupCard',
    ...common(code, '快捷卡片组', row),
    group: group && {
      __typename: 'CardGroup',
      code: 'group_warning',
      kind: 'WARNING',
      isPinned: true,
      name: '预警与快捷',
      i18nCode: null,
      limit: 6,
      cards: [counter('expiring', '临期商品', 36), counter('labels', '价签待打印', 120)],
      ...group,
    },
  }) as Card;

export const fastApp = (limit = 12, row = 5): Card => ({
  __typename: 'FastAppCard',
  ...common('fastapp', '常用功能', row),
  limit,
});

/** The data of a home page that has only its panel by default. */
export function homeWith(
  panelCards: readonly Card[] | null,
  { cards = [] as readonly Card[], version = 3 } = {},
) {
  const own = {
    __typename: 'Dashboard',
    name: '经营概览',
    i18nCode: null,
    asOf: '2026-11-19',
    shopCount: 36,
  };
  return {
    viewer: {
      __typename: 'Viewer',
      id: viewer.id,
      dashboard: { ...own, code: 'home', version: 1, above: cards, below: [] },
      panel: panelCards && { __typename: 'Dashboard', code: 'panel', version, cards: panelCards },
    },
  };
}

export const favourite = (code: string, name: string, over: object = {}) => ({
  __typename: 'Favourite' as const,
  id: `favourite-${code}`,
  moduleCode: code,
  name,
  i18nCode: null,
  applicationCode: 'OPS',
  applicationName: '门店运营',
  icon: null,
  iconUrl: null,
  applicationLogoUrl: null,
  ...over,
});

const leaf = (application: string) => (name: string, nth: number) => ({
  __typename: 'MenuNode' as const,
  id: `menu-${application}-${String(nth)}`,
  code: `${application}-menu-${String(nth)}`,
  name,
  i18nCode: null,
  isLeaf: true,
  moduleCode: `${application}-${String(nth)}`,
  icon: 'box',
});

export const application = (code: string, name: string, modules: readonly string[] | null) => ({
  __typename: 'Application' as const,
  id: `app-${code}`,
  code,
  name,
  i18nCode: null,
  menus: modules?.map(leaf(code)) ?? null,
});

export const choice = (
  favourites: readonly object[] | null,
  applications: readonly object[] | null,
) => ({
  viewer: { __typename: 'Viewer', id: viewer.id, favourites, applications },
});
