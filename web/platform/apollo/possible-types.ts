/** Which types stand behind the interfaces and unions of the schema: the cache needs them to match fragments. */
export const possibleTypes = {
  Card: [
    'AnnouncementCard',
    'CardGroupCard',
    'ChannelBarCard',
    'ChannelPieCard',
    'CircleCard',
    'CountCard',
    'FastAppCard',
    'IconCard',
    'KpiCard',
    'MessageCard',
    'MustSeeCard',
    'ProgressCard',
    'SalesLineCard',
    'StoreRankingCard',
    'TodoCard',
    'TopProductCard',
    'UnknownCard',
  ],
  ModuleTarget: ['BuiltInScreen', 'EmbeddedModule', 'NoTarget'],
};
